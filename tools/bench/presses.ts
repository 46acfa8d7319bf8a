import { chromium as playwright, type Browser, type Page } from '@playwright/test'
import { everyKindOfPage } from '@/e2e/addresses'
import { browserFlags, chromium } from '@/e2e/browser'
import { slowProcessor } from '@/e2e/slow-phone'
import { buildWhenStale } from '@/server/build'
import { endWith, withOwnSite } from './own-site'
import { onPhone } from './phone'

/**
 * `npm run bench -- presses`: how long the first press on a control takes until the control has done it, on a slow phone
 * and slow 4G, as a ratio to the time that 180 KB take on that line.
 */

/** Of Lighthouse's slow 4G: milliseconds, and bytes a second. */
const line = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000, offline: false }
const [rounds, idleMs, weight] = [3, 1500, 180 * 1024]
const reference = line.latency + (weight / line.downloadThroughput) * 1000

/** The most that a press may take, in milliseconds, of what answers without the page's scripts and of the others. */
const [atOnce, withScripts] = [1500, 6000]

interface Control {
  page: string
  selector: string
  /** Runs in the page before: no touch of the visitor. */
  begins?: () => void
  /** What is typed instead of a press. */
  types?: string
  /** Runs in the page, until it is true. */
  isDone: () => boolean
  bar: number
}

const hasMoved = () =>
  [...document.querySelectorAll('[aria-roledescription]')].some(
    ({ scrollLeft, firstElementChild }) =>
      scrollLeft > 9 || /translate3d\(-\d\d/.test(firstElementChild?.getAttribute('style') ?? ''),
  )

const { home, article, contact, 'search results': search } = everyKindOfPage('vi')

const controls: Record<string, Control> = {
  menu: {
    page: home,
    selector: 'header [popovertarget]:visible',
    isDone: () => document.querySelector(':popover-open') !== null,
    bar: atOnce,
  },
  'next picture': {
    page: home,
    selector: '[data-sign=next]:visible',
    isDone: hasMoved,
    bar: atOnce,
  },
  'next partner': {
    page: home,
    selector: '[data-sign=next] >> nth=-1',
    isDone: hasMoved,
    bar: atOnce,
  },
  video: {
    page: home,
    selector: 'a[href$=".mp4"]',
    isDone: () => document.querySelector('dialog[open] video') !== null || location.pathname.endsWith('.mp4'),
    bar: withScripts,
  },
  'copy link': {
    page: article,
    selector: '[data-copy]',
    isDone: () => document.querySelector('[data-copied]') !== null,
    bar: atOnce,
  },
  'share sheet': {
    page: article,
    selector: '[data-share]',
    isDone: () => document.body.dataset.shared !== undefined,
    bar: atOnce,
  },
  'ratings and comments': {
    page: article,
    selector: 'summary:has(#comments-title)',
    isDone: () => document.querySelector('details[open] #comments-title') !== null,
    bar: atOnce,
  },
  suggestions: {
    page: search,
    selector: '#site-search [name=q]',
    begins: () => document.getElementById('site-search')?.showPopover(),
    types: 'hop',
    isDone: () => document.querySelector('[role=listbox] [role=option]') !== null,
    bar: atOnce,
  },
  calendar: {
    page: contact,
    selector: 'main [data-day-of]',
    isDone: () => document.activeElement?.matches('[data-day-of]') === true,
    bar: atOnce,
  },
  map: {
    page: contact,
    selector: 'a[data-frame]',
    isDone: () => document.querySelector('iframe') !== null,
    bar: atOnce,
  },
  'search box': {
    page: article,
    selector: 'header [popovertarget=site-search]',
    isDone: () => document.querySelector('#site-search:popover-open') !== null,
    bar: atOnce,
  },
  'send request': {
    page: contact,
    selector: 'main form button[type=submit] >> nth=-1',
    isDone: () => document.querySelector('main form [aria-invalid=true]') !== null,
    bar: withScripts,
  },
}

const giveSheet = `Object.defineProperty(navigator, 'share', {
  value() {
    document.body.dataset.shared = ''
    return Promise.resolve()
  },
})`

/** One line for all answers, which the proxy of the tests (`e2e/slow-line.ts`) is not. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await slowProcessor(page)
}

/** Milliseconds from a press on a control of a page that is still until it has done it. */
const pressTime = (browser: Browser, url: string, { page: address, selector, begins, types, isDone }: Control) =>
  onPhone(browser, async (page) => {
    await page.context().grantPermissions(['clipboard-write'])
    await page.addInitScript(giveSheet)
    await page.goto(url + address)
    if (begins) await page.evaluate(begins)
    const control = page.locator(selector).first()
    await page.waitForTimeout(idleMs)
    await slowDown(page)
    // Scrolling loads scripts too, for visitors as well.
    await control.scrollIntoViewIfNeeded()
    const start = performance.now()
    if (types === undefined) await control.click({ noWaitAfter: true })
    else await control.pressSequentially(types)
    await page.waitForFunction(isDone, undefined, { polling: 50, timeout: 60_000 })
    return performance.now() - start
  })

await buildWhenStale()
const below: string[] = []
await withOwnSite(async ({ url }) => {
  const browser = await playwright.launch({ executablePath: chromium, args: browserFlags })
  console.log(`| first press on | ms | to 180 KB (${Math.round(reference)} ms) |\n| --- | ---: | ---: |`)
  for (const [name, control] of Object.entries(controls)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await pressTime(browser, url, control))
    const least = Math.min(...times)
    console.log(`| ${name} | ${Math.round(least)} | ${(least / reference).toFixed(2)} |`)
    if (least > control.bar) below.push(`${name} ${Math.round(least)} ms, ${control.bar} allowed`)
  }
  await browser.close()
})
endWith(below)
