/** What lies over a page: submenus, drawer, search box, dialogs, films. */

/** Hides the submenu that hovering shows, until the pointer has left its item. */
export function dismissHovered(): void {
  const item = document.querySelector<HTMLElement>('#main-menu li:has(> details):hover')
  if (!item) return
  item.dataset.dismissed = ''
  item.addEventListener('pointerleave', () => delete item.dataset.dismissed, { once: true })
}

/** Closes submenus that were opened by key or press; with an element, only those that it does not stand in. Returns what opened them. */
export function closeSubmenus(outside?: EventTarget | null): HTMLElement[] {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('#main-menu details[open]')]
  const closed = menus.filter((menu) => !(outside instanceof Node && menu.parentElement?.contains(outside)))
  for (const menu of closed) menu.open = false
  return closed
}

/** Closes popovers; with an element, only those that it does not stand in. */
export function closePopovers(outside?: EventTarget | null): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) {
    if (!(outside instanceof Node && popover.contains(outside))) popover.hidePopover()
  }
}

/** On the way to another page. */
export function closeWhatIsOpen(): void {
  dismissHovered()
  closeSubmenus()
  closePopovers()
}

/** The router keeps a page that was left, hidden, and its films would play on: they go back to waiting. */
export function stopWhatIsHidden(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('main dialog[open]')) if (!dialog.checkVisibility()) dialog.close()
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('main iframe')) {
    if (frame.checkVisibility()) continue
    if (frame.srcdoc) frame.srcdoc = String(frame.srcdoc)
    else frame.src = 'about:blank'
  }
}
