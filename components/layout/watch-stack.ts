import { openPopovers } from '@/lib/http/browser/popovers'

const [topPx, scrollPx] = [40, 5]

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

function covers(stack: HTMLElement, element: Element): boolean {
  const box = element.getBoundingClientRect()
  // What is folded may have a place, too.
  return [...stack.querySelectorAll('details[open] :is(a, button), summary, :scope > a')].some(
    (part) => getComputedStyle(part).visibility === 'visible' && overlaps(part.getBoundingClientRect(), box),
  )
}

/**
 * Folds a menu when the visitor scrolls down or types, and opens it again at the top of the page. The whole stack that
 * has it is out of sight while it would cover the element that has the focus. Listens until `signal` ends it.
 */
export function watchStack(stack: HTMLElement, menu: HTMLDetailsElement, signal: AbortSignal): void {
  // What the visitor opened before this script came does not fold under the finger.
  let [last, isFolded] = [stack.matches(':focus-within') ? scrollY : 0, false]
  const isInUse = () =>
    stack.querySelector(':focus-visible') !== null || openPopovers().some((popover) => stack.contains(popover))

  function fold(): void {
    if (!menu.open || isInUse()) return
    menu.open = false
    isFolded = true
  }
  function giveWay(): void {
    const focused = document.activeElement
    // The page itself has the focus after a navigation, and a carousel after a tap, which shows none.
    const isOver = () =>
      focused !== null &&
      focused.matches(':focus-visible:not(body, main)') &&
      !stack.contains(focused) &&
      covers(stack, focused)
    const wasOver = isOver()
    if (wasOver) fold()
    stack.toggleAttribute('data-away', wasOver && isOver())
  }
  function onScroll(): void {
    const isFar = Math.abs(scrollY - last) >= scrollPx
    if (scrollY <= topPx && isFolded) {
      menu.open = true
      isFolded = false
    } else if (scrollY > topPx && isFar && scrollY > last) fold()
    if (isFar) last = scrollY
    giveWay()
  }
  onScroll()
  addEventListener('scroll', onScroll, { passive: true, signal })
  addEventListener('resize', giveWay, { signal })
  document.addEventListener('input', fold, { signal })
  document.addEventListener('focusin', giveWay, { signal })
  document.addEventListener('focusout', giveWay, { signal })
  function choose(): void {
    // What the visitor has opened or closed stays so at the top of the page, and while the last scrolling is reported.
    isFolded = false
    last = scrollY
  }
  menu.querySelector('summary')?.addEventListener('click', choose, { signal })
}
