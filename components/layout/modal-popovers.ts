import { isPopoverOpen } from '@/lib/http/browser/popovers'
import { signInId } from '@/components/sign-in/sign-in-id'

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
export function watchModalPopovers(signal: AbortSignal): void {
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
