import { isRendered } from '@/lib/http/browser/is-rendered'
import { closePopovers } from '@/lib/http/browser/popovers'

/** Hides the submenu shown on hover, until the pointer has left its item. */
export function dismissHovered(): void {
  const item = document.querySelector<HTMLElement>('#main-menu > ul > li:hover')
  if (!item) return
  item.dataset.dismissed = ''
  item.addEventListener('pointerleave', () => delete item.dataset.dismissed, { once: true })
}

/**
 * Closes the submenus opened by key or press; with an element, only those that do not contain it. Returns the closed
 * `<details>`.
 */
export function closeSubmenus(outside?: EventTarget | null): HTMLElement[] {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('#main-menu details[open]')]
  const closed = menus.filter((menu) => !(outside instanceof Node && menu.parentElement?.contains(outside)))
  for (const menu of closed) menu.open = false
  return closed
}

export function closeWhatIsOpen(): void {
  dismissHovered()
  closeSubmenus()
  closePopovers()
}

/**
 * Stops videos in pages that were left: the router keeps those pages in the document, hidden, and the videos would play
 * on.
 */
export function stopWhatIsHidden(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('main dialog[open]'))
    if (!isRendered(dialog)) dialog.close()
  for (const media of document.querySelectorAll<HTMLMediaElement>('main :is(video, audio)'))
    if (!isRendered(media)) media.pause()
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('main iframe')) {
    if (isRendered(frame)) continue
    const link = frame.previousElementSibling
    if (!(link instanceof HTMLAnchorElement && link.dataset.frame)) frame.src = 'about:blank'
    else {
      link.hidden = false
      frame.remove()
    }
  }
}
