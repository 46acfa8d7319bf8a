import { isRendered } from './is-rendered'
import { closePopovers, isPopoverOpen, openPopovers, popoverOf } from './popovers'

/** What browsers with popovers do by themselves. Loaded in others only. */

const openersOf = ({ id }: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>('[popovertarget]:not([popovertargetaction=hide])')].filter(
    (button) => button.getAttribute('popovertarget') === id,
  )

function turn(popover: HTMLElement, isOpen: boolean): void {
  popover.toggleAttribute('data-open', isOpen)
  for (const button of openersOf(popover)) button.setAttribute('aria-expanded', String(isOpen))
  popover.dispatchEvent(new Event('toggle'))
}

export function hide(popover: HTMLElement): void {
  const hadFocus = popover.contains(document.activeElement)
  turn(popover, false)
  if (hadFocus) openersOf(popover).find(isRendered)?.focus()
}

export function show(popover: HTMLElement): void {
  for (const other of openPopovers()) hide(other)
  turn(popover, true)
  popover.querySelector<HTMLElement>('a, button:enabled, input')?.focus()
}

export function press(target: EventTarget | null): void {
  const popover = popoverOf(target)
  if (!popover || !(target instanceof Element)) return
  const action = target.closest('[popovertarget]')?.getAttribute('popovertargetaction')
  if (isPopoverOpen(popover)) {
    if (action !== 'show') hide(popover)
  } else if (action !== 'hide') show(popover)
}

document.addEventListener('pointerdown', ({ target }) => closePopovers(target), { passive: true })
document.addEventListener('keydown', ({ key }) => key === 'Escape' && closePopovers())
