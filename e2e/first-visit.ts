import type { Page } from '@playwright/test'
import { placeOf, type Control } from './controls'
import { phone } from './frame'
import { expect } from './site'
import { untilTaken } from './touch'

export interface Visit {
  page: Page
  documents: string[]
}

/**
 * Records for each click whether it was left to the browser. Stored in the session, so that the next page can read it.
 */
function noteClicks(): void {
  addEventListener('click', ({ defaultPrevented }) =>
    sessionStorage.setItem(
      'clicks',
      `${sessionStorage.getItem('clicks') ?? ''}${defaultPrevented ? 'kept ' : 'left '}`,
    ),
  )
}

function giveSheet(): void {
  const share = async ({ url = '' }: ShareData) =>
    document.activeElement?.setAttribute(
      'data-shared',
      `${document.activeElement.getAttribute('data-shared') ?? ''}${url} `,
    )
  Object.defineProperty(navigator, 'share', { value: share })
}

/** Opens a page and returns while it is still loading. Every link leads to an empty page. */
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

function stateAround(page: Page, { path }: Control): Promise<string[]> {
  return page.evaluate((path) => {
    const root =
      document.querySelector(path)?.closest('[data-still], dialog, form, section, aside, header, footer, main') ??
      document.body
    return [...root.querySelectorAll('*')].flatMap((element, i) =>
      [...element.attributes]
        .filter(({ name }) => /^(?:aria-|data-|open$|hidden$|inert$|disabled$)/.test(name))
        .map(({ name, value }) => `${i} ${name}=${value}`),
    )
  }, path)
}

const settleMs = 700

export async function pressLate({ page }: Visit, control: Control): Promise<Page> {
  // A carousel stops only while the pointer is over it. Elsewhere hovering may open something already, and the press
  // would then change nothing.
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

/**
 * Expects that two pages reach the same state around a control, and keep it. What a press shows for a moment may
 * disappear on one page before the other.
 */
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

export async function staysSo(page: Page, read: () => Promise<unknown>, expected: unknown): Promise<void> {
  await expect.poll(read).toEqual(expected)
  await untilTaken(page)
  expect(await read()).toEqual(expected)
}

export async function playsOnce(page: Page): Promise<void> {
  const inDialog = () => page.locator('dialog[open] video').count()
  const isAlone = () => page.url().endsWith('.mp4')
  await expect.poll(async () => Number(isAlone()) + (await inDialog())).toBe(1)
  if (!isAlone()) await staysSo(page, inDialog, 1)
}
