import type { Page } from '@playwright/test'

/** Everything on a page that can be pressed, found in the page itself: a new control is found without being named anywhere. */
export interface Control {
  /** Where it stands, as a selector. */
  path: string
  kind: 'page' | 'here' | 'tab' | 'place' | 'program' | 'popover' | 'submit' | 'reset' | 'script' | 'summary' | 'tick' | 'file' | 'field'
  name: string
  /** The same for controls that do the same in the same way, on whatever page. */
  alike: string
}

/** Milliseconds between two polls of a control. */
const pollMs = 30

/** Pixels it may move meanwhile: the strip's links never stand. */
const near = 6

/** Milliseconds until a control that cannot be pressed is taken for one that never can. */
const timeoutMs = 20_000

/** Whether anything is seen of the page; runs in it. */
export const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

/** The middle of a control as it is seen now, when a press there would meet it; out of reach, or under what floats, it is brought near. Runs in the page. */
function whereToPress(path: string): { x: number; y: number } | undefined {
  const control = document.querySelector(path)
  // Before the first paint nobody sees anything, but it could be pressed where it will not stay.
  if (!control || performance.getEntriesByName('first-contentful-paint').length === 0) return undefined
  const seen = control.closest('label') ?? control
  const [line] = seen.getClientRects()
  if (!line) return undefined
  const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
  if (seen.contains(document.elementFromPoint(x, y))) return { x, y }
  seen.scrollIntoView({ block: 'center', behavior: 'instant' })
  return undefined
}

/** What keeps a control from being pressed; runs in the page. */
function whyNot(path: string): string {
  const control = document.querySelector(path)
  const box = control?.getBoundingClientRect()
  const above = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return JSON.stringify({ state: document.readyState, paints: performance.getEntriesByType('paint').length, box, above: above?.outerHTML.slice(0, 200) })
}

/** The controls in a part of a page, one of each kind and name; of links to pages one of each look. */
export async function controlsOf(page: Page, part: string): Promise<Control[]> {
  await page.waitForFunction(isPainted)
  const found = await page.evaluate((part) => {
    const place = (element: Element): string => {
      const { parentElement: parent, localName } = element
      return parent ? `${place(parent)} > ${localName}:nth-child(${[...parent.children].indexOf(element) + 1})` : localName
    }
    const linkKind = (link: HTMLAnchorElement) => {
      if (link.getAttribute('href')?.startsWith('#')) return 'place'
      if (!link.protocol.startsWith('http')) return 'program'
      if (link.target === '_blank') return 'tab'
      return link.href === location.href ? 'here' : 'page'
    }
    const kindOf = (element: Element) => {
      if (element instanceof HTMLAnchorElement) return linkKind(element)
      if (element instanceof HTMLButtonElement) return element.popoverTargetElement ? 'popover' : element.type === 'button' ? 'script' : element.type
      if (element.localName === 'summary') return 'summary'
      if (!(element instanceof HTMLInputElement)) return 'field'
      return element.type === 'file' ? 'file' : /checkbox|radio/.test(element.type) ? 'tick' : 'field'
    }
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.trim() ?? ''
    return [...document.querySelectorAll(part)]
      .flatMap((root) => [...root.querySelectorAll('a[href], button, summary, input, textarea, select')])
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.matches(':disabled, [aria-disabled=true]'))
      .map((element) => ({ path: place(element), kind: kindOf(element), name: nameOf(element).slice(0, 60), look: element.className + element.closest('nav, aside, article, section, header, footer')?.className }))
  }, part)
  const pressable = []
  for (const control of found) {
    const isPressable = (await page.evaluate(whereToPress, control.path)) ?? (await page.evaluate(whereToPress, control.path))
    if (isPressable) pressable.push(control)
  }
  const isLink = (kind: string) => ['page', 'here', 'tab', 'place', 'program'].includes(kind)
  const byLikeness = Map.groupBy(pressable, ({ kind, look, name }) => `${kind} ${isLink(kind) ? look : name} ${kind === 'script' ? look : ''}`)
  return [...byLikeness].flatMap(([alike, [first]]) => (first ? [{ path: first.path, kind: first.kind as Control['kind'], name: first.name, alike }] : []))
}

/** Where a control can be pressed, as soon as it can be and does not run away any more. */
export async function placeOf(page: Page, { path }: Control): Promise<{ x: number; y: number }> {
  let before: { x: number; y: number } | undefined
  for (const end = Date.now() + timeoutMs; Date.now() < end; await page.waitForTimeout(pollMs)) {
    const place = await page.evaluate(whereToPress, path)
    if (place && before && Math.hypot(place.x - before.x, place.y - before.y) < near) return place
    before = place
  }
  throw new Error(`${path} cannot be pressed: ${await page.evaluate(whyNot, path)}`)
}

/** The control moved away just as it was pressed, as things do while a page arrives: nothing can be said of it. */
class Missed extends Error {}

/** Does something with presses in it again, from its beginning, where one was missed. */
export async function untilHit<T>(work: () => Promise<T>, attempts = 4): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (problem instanceof Missed && attempts > 1) return untilHit(work, attempts - 1)
    throw problem
  }
}

/** Presses a control as soon as it can be pressed. */
export async function press(page: Page, control: Control, clickCount = 1): Promise<void> {
  const { x, y } = await placeOf(page, control)
  const hit = await page.evaluateHandle((path) => {
    const pressed = document.querySelector(path)
    const hit = { control: false }
    addEventListener('pointerdown', ({ target }) => (hit.control = target instanceof Node && (pressed?.closest('label') ?? pressed)?.contains(target) === true), { capture: true, once: true })
    return hit
  }, control.path)
  await page.mouse.click(x, y, { clickCount })
  // Where the press led to another page there is nobody left to say so.
  if (!(await hit.evaluate((hit) => hit.control).catch(() => true))) throw new Missed()
}
