'use client'

import { useEffect } from 'react'
import { closePopovers, isPopoverOpen, signInId } from '@/lib/http/browser/popovers'
import { closeSubmenus, dismissHovered } from './what-is-open'

/** Popovers that cover the page as a modal dialog does. The menu is one only as a drawer. */
const modal = ['main-menu', signInId]

let inert: Element[] = []

function release(): void {
  for (const element of inert) element.removeAttribute('inert')
  inert = []
}

function keepInside(popover: HTMLElement): void {
  release()
  for (let inner: Element = popover; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && !other.hasAttribute('inert')) inert.push(other)
  for (const element of inert) element.setAttribute('inert', '')
  // The button that had the focus is inert now.
  if (!popover.contains(document.activeElement)) popover.querySelector<HTMLElement>('button')?.focus()
}

/** Makes everything beside an open modal popover inert. */
function watchModalPopovers(signal: AbortSignal): void {
  for (const popover of modal.map((id) => document.getElementById(id))) {
    if (!popover) continue
    const update = () => (isPopoverOpen(popover) ? keepInside(popover) : release())
    // Before the popover gives the focus back: an inert button takes none.
    const releaseEarly = (event: Event) => (event as ToggleEvent).newState === 'closed' && release()
    popover.addEventListener('toggle', update, { signal })
    popover.addEventListener('beforetoggle', releaseEarly, { signal })
    if (isPopoverOpen(popover)) keepInside(popover)
  }
  signal.addEventListener('abort', release)
}

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
