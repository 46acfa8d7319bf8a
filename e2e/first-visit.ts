import type { Page } from '@playwright/test'
import { placeOf, type Control } from './controls'
import { phone } from './frame'
import { expect } from './site'
import { untilTaken } from './touch'

export interface Visit {
  page: Page
  /** Documents asked for since the page came, in this window and in new ones. */
  documents: string[]
}

/** Whether each click so far was left to the browser, as the page tells it to whoever comes after it. */
function noteClicks(): void {
  addEventListener('click', ({ defaultPrevented }) => sessionStorage.setItem('clicks', `${sessionStorage.getItem('clicks') ?? ''}${defaultPrevented ? 'kept ' : 'left '}`))
}

/** A phone's own sheet for passing a page on, which leaves a mark on the button that opened it. */
function giveSheet(): void {
  const share = async ({ url = '' }: ShareData) => document.activeElement?.setAttribute('data-shared', `${document.activeElement.getAttribute('data-shared') ?? ''}${url} `)
  Object.defineProperty(navigator, 'share', { value: share })
}

/** Comes to a page, which has only begun to arrive then; all that is behind its links is an empty page. */
export async function visit(page: Page, address: string, viewport = phone): Promise<Visit> {
  await page.setViewportSize(viewport)
  await page.addInitScript(noteClicks)
  await page.addInitScript(giveSheet)
  const documents: string[] = []
  let hasCome = false
  await page.context().route(
    (url) => !/^\/(?:_next|media|api)\//.test(url.pathname),
    (route, request) => {
      if (!request.isNavigationRequest()) return route.fallback()
      if (!hasCome) return ((hasCome = true), route.fallback())
      documents.push(request.url())
      return route.fulfill({ contentType: 'text/html', body: '<title>there</title>' })
    },
  )
  await page.goto(address, { waitUntil: 'commit' })
  return { page, documents }
}

/** What a control's surroundings say of themselves: what is open, chosen, off, out of reach. */
function stateAround(page: Page, { path }: Control): Promise<string[]> {
  return page.evaluate((path) => {
    const root = document.querySelector(path)?.closest('[data-still], dialog, form, section, aside, header, footer, main') ?? document.body
    return [...root.querySelectorAll('*')].flatMap((element, i) =>
      [...element.attributes].filter(({ name }) => /^(?:aria-|data-|open$|hidden$|inert$|disabled$)/.test(name)).map(({ name, value }) => `${i} ${name}=${value}`),
    )
  }, path)
}

/** Milliseconds after which nothing more is expected to change. */
const settleMs = 700

/** One press on a control where the scripts are there already, and everything rests; it changes something. */
export async function pressLate({ page }: Visit, control: Control): Promise<Page> {
  // What moves by itself stands only while the pointer is over it; other things may open under a pointer, and the press would open nothing.
  const isMoving = await page.locator(control.path).evaluate((element) => element.closest('[data-still]') !== null)
  const early = await placeOf(page, control)
  await (isMoving ? page.mouse.move(early.x, early.y) : page.mouse.move(2, 2))
  await untilTaken(page)
  let before = await stateAround(page, control)
  await expect(async () => {
    const last = before
    await page.waitForTimeout(settleMs)
    before = await stateAround(page, control)
    expect(before).toEqual(last)
  }).toPass()
  const { x, y } = await placeOf(page, control)
  await page.mouse.click(x, y)
  await expect.poll(() => stateAround(page, control)).not.toEqual(before)
  return page
}

/** Two pages come to say the same of what is around a control, and go on so. What a press shows for a moment ends on one before it does on the other. */
export async function sameAround(control: Control, page: Page, other: Page): Promise<void> {
  const difference = async () => {
    const [here, there] = [await stateAround(page, control), await stateAround(other, control)]
    return [here.filter((line) => !there.includes(line)), there.filter((line) => !here.includes(line))]
  }
  await expect(async () => {
    expect(await difference()).toEqual([[], []])
    await page.waitForTimeout(settleMs)
    expect(await difference()).toEqual([[], []])
  }).toPass()
}

/** Holds now, and when the scripts are there. */
export async function staysSo(page: Page, read: () => Promise<unknown>, expected: unknown): Promise<void> {
  await expect.poll(read).toEqual(expected)
  await untilTaken(page)
  expect(await read()).toEqual(expected)
}
