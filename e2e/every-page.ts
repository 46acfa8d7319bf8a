import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type SiteOptions } from './site'

const bars = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** With scripting disabled no timer fires either, and the checker's would wait for ever. */
function fireAtOnce(): void {
  Object.assign(window, { setTimeout: (task: () => void) => void Promise.resolve().then(task) })
}

/**
 * No accessibility violations (axe). Only for pages without motion: what has moved out of the strip's visible part
 * would be reported.
 */
export async function expectAccessible(page: Page, scripts: SiteOptions['scripts'], tags = bars): Promise<void> {
  // Runs in the page itself and reports only violations: a third of the time of axe's default mode.
  const checker = new AxeBuilder({ page })
    .withTags(tags)
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      preload: scripts !== 'never',
      // Off by default: targets of at least 24 px, or as far from the next.
      rules: { 'target-size': { enabled: true } },
    })
  if (scripts === 'never') for (const frame of page.frames()) await frame.evaluate(fireAtOnce)
  const { violations } = await checker.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
}

export async function expectLargeEnough(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const seen = (element: Element) =>
      !element.closest('svg') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    // A link within a line of text cannot be higher than the line (WCAG 2.5.8).
    const inLine = (element: Element) => {
      const line = element.closest('p, li, figcaption, td, th, dd, address p')
      return (
        line !== null &&
        line.textContent?.trim() !== element.textContent?.trim() &&
        getComputedStyle(element).display === 'inline'
      )
    }
    // The target may be larger than the element: a card's link covers the whole card.
    const area = (element: Element) => {
      const covers = getComputedStyle(element, '::after')
      const holder = covers.position === 'absolute' && covers.content !== 'none' ? element.closest('article') : null
      return (holder ?? element.closest('label') ?? element).getBoundingClientRect()
    }
    const hidden = (element: Element) => element.closest('[aria-hidden=true]') !== null
    const targets = [...document.querySelectorAll('a, button, summary, input, textarea')].filter(
      (element) => seen(element) && !hidden(element) && !inLine(element),
    )
    const low = targets.filter((element) => {
      const { width, height, bottom } = area(element)
      return bottom > 0 && (height < 43.5 || width < 24)
    })
    const tiny = [...document.querySelectorAll('body *')].filter(
      (element) =>
        seen(element) &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
        parseFloat(getComputedStyle(element).fontSize) < 14,
    )
    return [...low, ...tiny].map((element) => element.outerHTML.slice(0, 120))
  })
  expect(small).toEqual([])
}

export async function expectNarrowEnough(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const wider = await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )
  expect([width, wider]).toEqual([width, 0])
}

/** With these styles nothing is wider than the screen, and no text is cut off. */
async function expectRoom(page: Page, width: number, styles: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const result = await page.evaluate((rules) => {
    const root = document.documentElement
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
    const all = [...document.body.querySelectorAll('*')]
    const holders = new Map(
      all.map((element) => [element, getComputedStyle(element).overflowX] as const).filter(([, x]) => x !== 'visible'),
    )
    const holderOf = (element: Element | null): Element | null =>
      element === null || holders.has(element) ? element : holderOf(element.parentElement)
    const isCut = (element: Element) => {
      const holder = holderOf(element.parentElement)
      if (holder === null || !/hidden|clip/.test(holders.get(holder) ?? '')) return false
      const { bottom, right, width } = holder.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      // What is for screen readers only is one pixel wide; slides that are not shown stand outside.
      return width > 1 && box.left < right && (box.right > right + 1 || box.bottom > bottom + 1)
    }
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const cut = all
      .filter(
        (element) =>
          hasText(element) &&
          !element.closest('svg') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          isCut(element),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
    const wider = Math.max(0, root.scrollWidth - root.clientWidth)
    document.adoptedStyleSheets = []
    return { wider, cut }
  }, styles)
  expect({ width, ...result }).toEqual({ width, wider: 0, cut: [] })
}

/** Text of twice its size has room on a phone (WCAG 1.4.4). */
export const expectRoomForLargeText = (page: Page): Promise<void> =>
  expectRoom(page, 360, 'html { font-size: 200% !important }')

const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }'

/** Text has room that readers space out (WCAG 1.4.12). */
export async function expectRoomForSpacedText(page: Page): Promise<void> {
  for (const width of [320, 768, 1024, 1280, 1920]) await expectRoom(page, width, spaced)
}

/** A font that comes late may break a line elsewhere: in a page of little but text, that alone is 0.03. */
export async function expectStill(page: Page, kind = ''): Promise<void> {
  const maxShift = kind === 'privacy policy' ? 0.04 : 0.02
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().map((entry) => {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] }
      return { value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? '') }
    })
  })
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum < maxShift ? [] : shifts).toEqual([])
}
