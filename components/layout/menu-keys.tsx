'use client'

import { useEffect } from 'react'
import { closePopovers } from '@/lib/http/browser/popovers'
import { watchModalPopovers } from './modal-popovers'
import { closeSubmenus, dismissHovered } from './what-is-open'

/** From this width on the menu is a row in the header instead of a drawer; the same as in `site-header.module.css`. */
const rowWidth = '(min-width: 64rem)'

/**
 * Closes submenus and popovers: on Escape, on a press or focus elsewhere, and when the drawer becomes a row. Browsers
 * handle Escape and presses for popovers, but neither for submenus.
 */
export function MenuKeys() {
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      dismissHovered()
      const focused = document.activeElement
      for (const menu of closeSubmenus())
        if (menu.parentElement?.contains(focused)) menu.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', onKey, { signal })
    // In the drawer others would move up under the finger; there `name` closes them with the click.
    const row = matchMedia(rowWidth)
    const closeOthers = ({ target }: Event) => row.matches && closeSubmenus(target)
    document.addEventListener('pointerdown', closeOthers, { passive: true, signal })
    document.addEventListener(
      'focusin',
      (event) => {
        closeOthers(event)
        closePopovers(event.target)
      },
      { signal },
    )
    row.addEventListener('change', () => closePopovers(), { signal })
    watchModalPopovers(signal)
    return () => ending.abort()
  }, [])
  return null
}
