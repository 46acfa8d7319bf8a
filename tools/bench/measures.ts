import { chromium as playwright } from '@playwright/test'
import { browserFlags } from '@/e2e/browser'
import { slowLine, startSlowProxy } from '@/e2e/slow-line'
import { audit, launchBrowser } from './lighthouse'
import { leastDisturbed, load, type Load } from './load'
import { mainThread, type MainThread } from './main-thread'
import { largestPaint } from './paints'
import type { Measures, OfServers, ServerName } from './results'
import { firstVisit, type Visit } from './visits'

/** Rounds of Lighthouse. */
const auditRounds = 5

/** Rounds of measures that vary more. */
const manyRounds = 15

const loadRounds = 5

/**
 * Measures servers in turn, so that other work on the machine affects all of them alike. Every second round goes
 * backwards: a measurement meets what the one before it has left to do.
 */
async function inTurn<T>(
  urls: OfServers<string>,
  times: number,
  measure: (url: string) => Promise<T>,
): Promise<[ServerName, T[]][]> {
  const servers = Object.entries(urls) as [ServerName, string][]
  const found = servers.map(([server, url]) => ({ server, url, measured: [] as T[] }))
  for (let round = 0; round < times; round++) {
    for (const { url, measured } of round % 2 === 0 ? found : found.toReversed()) measured.push(await measure(url))
  }
  return found.map(({ server, measured }) => [server, measured])
}

/** First visits of a page. An earlier visit renders the page and its pictures, as visitors get cached ones. */
export async function visits(
  urls: OfServers<string>,
  address: string,
  executablePath: string,
): Promise<OfServers<Visit>> {
  const browser = await playwright.launch({ executablePath, args: browserFlags })
  try {
    return Object.fromEntries(
      (await inTurn(urls, 2, (url) => firstVisit(browser, url + address))).map(([server, all]) => [server, all.at(-1)]),
    )
  } finally {
    await browser.close()
  }
}

/** Largest contentful paint of a page on a slowed-down phone with a slow connection, in each round. */
export async function paints(
  urls: OfServers<string>,
  address: string,
  executablePath: string,
): Promise<OfServers<number[]>> {
  const closeProxy = await startSlowProxy()
  const browser = await playwright.launch({ executablePath, args: browserFlags, proxy: slowLine })
  try {
    return Object.fromEntries(await inTurn(urls, manyRounds, (url) => largestPaint(browser, url + address)))
  } finally {
    await browser.close()
    closeProxy()
  }
}

/** Work of the main thread on a slowed-down processor, in each round. */
export async function mainThreads(
  urls: OfServers<string>,
  address: string,
  executablePath: string,
): Promise<OfServers<MainThread[]>> {
  const browser = await playwright.launch({ executablePath, args: browserFlags })
  try {
    return Object.fromEntries(await inTurn(urls, manyRounds, (url) => mainThread(browser, url + address)))
  } finally {
    await browser.close()
  }
}

/** Lighthouse's performance results for a page, in each round. */
export async function audits(urls: OfServers<string>, address: string): Promise<OfServers<Measures[]>> {
  const browser = await launchBrowser()
  try {
    const all = await inTurn(urls, auditRounds, async (url) => {
      const { scores, lcp, tbt, cls, bytes } = await audit(browser, url + address, ['performance'])
      return { performance: scores.performance ?? Number.NaN, lcp, tbt, cls, bytes }
    })
    return Object.fromEntries(all)
  } finally {
    browser.kill()
  }
}

/** Throughput of the servers. */
export async function loads(urls: OfServers<string>, address: string): Promise<OfServers<Load>> {
  const all = await inTurn(urls, loadRounds, (url) => load(url + address))
  return Object.fromEntries(all.map(([server, found]) => [server, leastDisturbed(found)]))
}
