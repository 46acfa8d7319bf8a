import { chromium as playwright } from '@playwright/test'
import { browserFlags } from '@/e2e/browser'
import { audit, launchBrowser } from './lighthouse'
import { load, type Load } from './load'
import { largestPaint } from './paints'
import { medians, type Measures, type OfServers, type ServerName } from './results'
import { firstVisit, type Visit } from './visits'

const rounds = 3

/** Of what differs more from one time to the next. What else a machine does only slows: the fastest quarter's last is taken of these. */
const paintRounds = 15
const quick = 0.25

const loadRounds = 5

/** Measures servers in turn, so that whatever else the machine does hits all alike. */
async function inTurn<T>(urls: OfServers<string>, times: number, measure: (url: string) => Promise<T>): Promise<[ServerName, T[]][]> {
  const servers = Object.entries(urls) as [ServerName, string][]
  const found = servers.map(([server]): [ServerName, T[]] => [server, []])
  for (let round = 0; round < times; round++) {
    for (const [i, [, url]] of servers.entries()) found[i]?.[1].push(await measure(url))
  }
  return found
}

async function mediansInTurn<M extends string>(
  urls: OfServers<string>,
  measure: (url: string) => Promise<Record<M, number>>,
  times = rounds,
  below?: number,
): Promise<OfServers<Record<M, number>>> {
  return Object.fromEntries((await inTurn(urls, times, measure)).map(([server, all]) => [server, medians(all, below)]))
}

/** First visits of a page; the visit before renders the page and its pictures, as visitors get what is kept. */
export async function visits(urls: OfServers<string>, address: string, executablePath: string): Promise<OfServers<Visit>> {
  const browser = await playwright.launch({ executablePath, args: browserFlags })
  try {
    return Object.fromEntries((await inTurn(urls, 2, (url) => firstVisit(browser, url + address))).map(([server, all]) => [server, all.at(-1)]))
  } finally {
    await browser.close()
  }
}

/** When a slowed-down phone has painted the largest thing of a page. */
export async function paints(urls: OfServers<string>, address: string, executablePath: string): Promise<OfServers<{ lcp: number }>> {
  const browser = await playwright.launch({ executablePath, args: browserFlags })
  try {
    return await mediansInTurn(urls, async (url) => ({ lcp: await largestPaint(browser, url + address) }), paintRounds, quick)
  } finally {
    await browser.close()
  }
}

/** What Lighthouse says of a page. */
export async function audits(urls: OfServers<string>, address: string): Promise<OfServers<Measures>> {
  const browser = await launchBrowser()
  try {
    return await mediansInTurn(urls, async (url) => {
      const { scores, lcp, tbt, cls, bytes } = await audit(browser, url + address, ['performance'])
      return { performance: scores.performance ?? Number.NaN, lcp, tbt, cls, bytes }
    })
  } finally {
    browser.kill()
  }
}

/** What the servers bear: each in its least disturbed round. */
export async function loads(urls: OfServers<string>, address: string): Promise<OfServers<Load>> {
  const all = await inTurn(urls, loadRounds, (url) => load(url + address))
  return Object.fromEntries(all.map(([server, found]) => [server, found.toSorted((a, b) => b.perSecond - a.perSecond)[0]]))
}
