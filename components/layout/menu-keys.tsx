'use client'

import { useEffect } from 'react'
import { closePopovers, closeSubmenus, dismissHovered } from './what-is-open'

/** The width from which the menu is a row in the header and no drawer; `site-header.module.css` has the same. */
const rowWidth = '(min-width: 64rem)'

/**
 * What opens closes again: by Escape, by a press or the focus elsewhere, and when the drawer becomes a row. Popovers know Escape and
 * presses by themselves, submenus neither.
 */
export function MenuKeys() {
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      dismissHovered()
      const focused = document.activeElement
      for (const menu of closeSubmenus()) if (menu.parentElement?.contains(focused)) menu.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', ({ target }) => closeSubmenus(target), { passive: true, signal })
    document.addEventListener(
      'focusin',
      ({ target }) => {
        closeSubmenus(target)
        closePopovers(target)
      },
      { signal },
    )
    matchMedia(rowWidth).addEventListener('change', () => closePopovers(), { signal })
    return () => ending.abort()
  }, [])
  return null
}
