export const signInId = 'sign-in'

/** Popovers, also before iOS 17 and Chrome 114: there `data-open` opens one, styled in `app/styles/base.css`. */

const isNative = typeof document === 'undefined' || 'popover' in HTMLElement.prototype
const whatIsOpen = isNative ? ':popover-open' : '[data-open]'
const fallback = isNative ? undefined : import('./popover-fallback')

export const isPopoverOpen = (popover: Element): boolean => popover.matches(whatIsOpen)

export const openPopovers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(whatIsOpen)]

export function popoverOf(target: EventTarget | null | undefined): HTMLElement | null {
  const id = target instanceof Element ? target.closest('[popovertarget]')?.getAttribute('popovertarget') : undefined
  return id ? document.getElementById(id) : null
}

export function showPopover(popover: HTMLElement | null, source?: HTMLElement): void {
  if (!popover || isPopoverOpen(popover)) return
  if (fallback) void fallback.then(({ show }) => show(popover))
  else popover.showPopover({ source })
}

export function hidePopover(popover: HTMLElement | null): void {
  if (!popover || !isPopoverOpen(popover)) return
  if (fallback) void fallback.then(({ hide }) => hide(popover))
  else popover.hidePopover()
}

export function closePopovers(outside?: EventTarget | null): void {
  for (const popover of openPopovers()) {
    const isInside = outside instanceof Node && popover.contains(outside)
    if (!isInside && popoverOf(outside) !== popover) hidePopover(popover)
  }
}

// While the module is read, not in an effect: the loader repeats an early press as soon as React has taken the button.
if (fallback) document.addEventListener('click', ({ target }) => void fallback.then(({ press }) => press(target)))
