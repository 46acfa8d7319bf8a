import type { Page } from '@playwright/test'

const links = ['page', 'here', 'tab', 'frame', 'video', 'place', 'program'] as const

/**
 * A control on a page. Controls are found in the page itself, so that a new one is tested without being listed
 * anywhere.
 */
export interface Control {
  path: string
  kind:
    | (typeof links)[number]
    | 'popover'
    | 'submit'
    | 'reset'
    | 'script'
    | 'summary'
    | 'tick'
    | 'file'
    | 'choice'
    | 'field'
  name: string
  /** Equal for controls that work the same way, on any page. */
  alike: string
}

const pollMs = 30

/** Pixels it may move between two polls: the links in the top strip always move. */
const near = 6

const timeoutMs = 120_000

/** Whether the page has been painted; runs in the page. */
export const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

/**
 * The visible centre of a control, if a click there would hit it. Otherwise scrolls it into view and returns undefined.
 * Runs in the page.
 */
function whereToPress(path: string): { x: number; y: number } | undefined {
  const control = document.querySelector(path)
  // Before the first paint nothing is visible, but a control could be clicked at a position that it will leave.
  if (!control || performance.getEntriesByName('first-contentful-paint').length === 0) return undefined
  const seen = control.closest('label') ?? control
  const [line] = seen.getClientRects()
  if (!line) return undefined
  const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
  if (seen.contains(document.elementFromPoint(x, y))) return { x, y }
  seen.scrollIntoView({ block: 'center', behavior: 'instant' })
  return undefined
}

export async function controlsOf(page: Page, part: string): Promise<Control[]> {
  await page.waitForFunction(isPainted)
  const results = await page.evaluate((part) => {
    const place = (element: Element): string => {
      const { parentElement: parent, localName } = element
      return parent
        ? `${place(parent)} > ${localName}:nth-child(${[...parent.children].indexOf(element) + 1})`
        : localName
    }
    const linkKind = (link: HTMLAnchorElement) => {
      if (link.dataset.frame !== undefined) return 'frame'
      if (link.pathname.endsWith('.mp4')) return 'video'
      if (link.getAttribute('href')?.startsWith('#')) return 'place'
      if (!link.protocol.startsWith('http')) return 'program'
      if (link.target === '_blank') return 'tab'
      return link.href === location.href ? 'here' : 'page'
    }
    const kindOf = (element: Element) => {
      if (element instanceof HTMLAnchorElement) return linkKind(element)
      if (element instanceof HTMLButtonElement)
        return element.popoverTargetElement ? 'popover' : element.type === 'button' ? 'script' : element.type
      if (element.localName === 'summary') return 'summary'
      if (element instanceof HTMLSelectElement) return 'choice'
      if (!(element instanceof HTMLInputElement)) return 'field'
      return element.type === 'file' ? 'file' : /checkbox|radio/.test(element.type) ? 'tick' : 'field'
    }
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.trim() ?? ''
    const around = (element: Element, levels = 4): string =>
      element.parentElement && levels > 0
        ? `${around(element.parentElement, levels - 1)} ${element.localName}`
        : element.localName
    return [...document.querySelectorAll(part)]
      .flatMap((root) => [...root.querySelectorAll('a[href], button, summary, input, textarea, select')])
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.matches(':disabled, [aria-disabled=true]'),
      )
      .map((element) => ({
        path: place(element),
        kind: kindOf(element),
        name: nameOf(element).slice(0, 60),
        // A mail or a call begins in the same way wherever its link is.
        look: kindOf(element) === 'program' ? (element as HTMLAnchorElement).protocol : around(element),
      }))
  }, part)
  const pressable = []
  for (const control of results) {
    const isPressable =
      (await page.evaluate(whereToPress, control.path)) ?? (await page.evaluate(whereToPress, control.path))
    if (isPressable) pressable.push(control)
  }
  const isLink = (kind: string) => links.some((one) => one === kind)
  const byLikeness = Map.groupBy(
    pressable,
    ({ kind, look, name }) => `${kind} ${isLink(kind) ? look : name} ${kind === 'script' ? look : ''}`,
  )
  return [...byLikeness].flatMap(([alike, [first]]) =>
    first ? [{ path: first.path, kind: first.kind as Control['kind'], name: first.name, alike }] : [],
  )
}

/** The position of a control, once it can be pressed and no longer moves. Throws after `timeoutMs`. */
export async function placeOf(page: Page, { path }: Control): Promise<{ x: number; y: number }> {
  let before: { x: number; y: number } | undefined
  for (const end = Date.now() + timeoutMs; Date.now() < end; await page.waitForTimeout(pollMs)) {
    const place = await page.evaluate(whereToPress, path)
    if (place && before && Math.hypot(place.x - before.x, place.y - before.y) < near) return place
    before = place
  }
  throw new Error(`${path} cannot be pressed`)
}

/** The control moved just as it was pressed, as happens while a page loads. The press proves nothing. */
class Missed extends Error {}

export async function untilHit<T>(work: () => Promise<T>, attempts = 4): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (problem instanceof Missed && attempts > 1) return untilHit(work, attempts - 1)
    throw problem
  }
}

/** Presses a control as soon as it can be pressed. Throws `Missed` if the press hit something else. */
export async function press(page: Page, control: Control, clickCount = 1): Promise<void> {
  const { x, y } = await placeOf(page, control)
  const hit = await page.evaluateHandle((path) => {
    const pressed = document.querySelector(path)
    const hit = { control: false }
    addEventListener(
      'pointerdown',
      ({ target }) =>
        (hit.control = target instanceof Node && (pressed?.closest('label') ?? pressed)?.contains(target) === true),
      { capture: true, once: true },
    )
    return hit
  }, control.path)
  await page.mouse.click(x, y, { clickCount })
  // If the press led to another page, the result cannot be read.
  if (!(await hit.evaluate((hit) => hit.control).catch(() => true))) throw new Missed()
}
