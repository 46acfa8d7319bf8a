'use client'

import { useEffect } from 'react'

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('#main-menu details[open]')

/** Escape, and a press elsewhere, close an open submenu; Escape gives the focus back to what opened it. */
export function MenuKeys() {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
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
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress, { passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])
  return null
}
