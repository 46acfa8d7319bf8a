import type { Page } from '@playwright/test'
import { everyKindOfPage } from './addresses'
import { expect, test } from './site'

test.use({ scripts: 'never', javaScriptEnabled: true, reducedMotion: 'reduce' })

const widths = [360, 1280]

/** Where a page stores its computed styles at each width, to compare them in the page: they have many megabytes. */
interface Stored {
  computed?: Record<number, string[]>
}

/**
 * The computed styles of every element of the body and its generated parts, each as a line of text. Without a layout,
 * which also depends on the images that have arrived, and without custom properties. The first call at a width stores them. Each returns their number, and the lines that are not as stored.
 */
function compareComputed(width: number): { count: number; changed: string[] } {
  document.body.style.display = 'none'
  const names = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith('--'))
  const lineOf = (element: Element, part: string) => {
    const style = getComputedStyle(element, part)
    const isThere = part === '' || part === '::backdrop' || style.content !== 'none'
    const values = isThere ? names.map((name) => `${name}: ${style.getPropertyValue(name)}`) : []
    return [`${element.tagName}${part}`, ...values].join('; ')
  }
  const lines = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...['', '::before', '::after'].map((part) => lineOf(element, part)),
    ...(element.matches('[popover], dialog') ? [lineOf(element, '::backdrop')] : []),
  ])
  const stored = ((window as Stored).computed ??= {})
  const first = (stored[width] ??= lines)
  return { count: lines.length, changed: lines.filter((line, i) => line !== first[i]) }
}

async function addWholeSheets(): Promise<void> {
  const { sheets } = JSON.parse(document.getElementById('deferred-scripts')?.textContent ?? '') as { sheets: string[] }
  const links = sheets.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)))
  document.head.append(...links)
  await Promise.all(loaded)
}

const removeOwnRules = () => document.querySelector('head > style')?.remove()

async function compareAt(page: Page, width: number): Promise<{ count: number; changed: string[] }> {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate(compareComputed, width)
}

/** `npm run test:full` visits the other kinds too. */
const inCheck = 'article'

for (const [kind, address] of Object.entries(everyKindOfPage('vi'))) {
  test(`${kind}: styles are the same with the rules of the page and with the whole sheets`, {
    tag: kind === inCheck ? [] : ['@full'],
  }, async ({ page, askedFor }) => {
    if (kind === 'not found') askedFor.missing = /khong-co-trang-nay/
    await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto(address, { waitUntil: 'load' })
    const counts: number[] = []
    for (const width of widths) counts.push((await compareAt(page, width)).count)
    const own = await page.evaluate(() => document.querySelector('head > style')?.textContent?.length ?? 0)
    expect(own).toBeGreaterThan(10_000)
    for (const step of [addWholeSheets, removeOwnRules]) {
      await page.evaluate(step)
      for (const [i, width] of widths.entries()) {
        expect(await compareAt(page, width)).toEqual({ count: counts[i], changed: [] })
      }
    }
  })
}
