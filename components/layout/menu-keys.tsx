'use client'

import { useEffect } from 'react'

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('#main-menu details[open]')

/** The item under the pointer, whose submenu hovering shows. */
const hovered = () => document.querySelector<HTMLElement>('#main-menu li:has(> details):hover')

/** Escape, and a press elsewhere, close an open submenu; Escape gives the focus back to what opened it, and hides what hovering shows. */
export function MenuKeys() {
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      const item = hovered()
      if (item) {
        item.dataset.dismissed = ''
        item.addEventListener('pointerleave', () => delete item.dataset.dismissed, { once: true, signal })
      }
      for (const menu of openMenus()) {
        const wasInside = menu.parentElement?.contains(document.activeElement)
        menu.open = false
        if (wasInside) menu.querySelector('summary')?.focus()
      }
    }
    function onPress(event: Event) {
      for (const menu of openMenus()) {
        if (event.target instanceof Node && !menu.parentElement?.contains(event.target)) menu.open = false
      }
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', onPress, { passive: true, signal })
    return () => ending.abort()
  }, [])
  return null
}
