import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium as playwright, type Browser } from '@playwright/test'
import { z } from 'zod'
import { longArticle } from '@/e2e/addresses'
import { browserFlags, chromium } from '@/e2e/browser'
import { instance } from '@/e2e/instances'
import { startSite, type RunningSite } from '@/e2e/running-site'
import { slowLine, startSlowProxy } from '@/e2e/slow-line'
import { buildWhenStale } from '@/server/build'
import { belowBars } from './bars'
import { coldPages } from './cold'
import { copyPages } from './copy'
import { audit, withAudits } from './lighthouse'
import { load } from './load'
import { nginxOf } from './nginx'
import { endWith } from './own-site'
import { firstVisit, largestPaint, mainThread } from './phone'
import { plainPage } from './plain-page'
import { memoryOf, waitUntilIdle } from './processes'
import { machine, tables, withNumbers } from './report'
import { noRounds, servers, type Measure, type OfServers, type Results, type Rounds, type Server } from './results'

/** `npm run bench`: compares the site with files served by nginx, in one run; fails below the bars. */

const pages = { home: '/', list: '/tin-tuc', article: longArticle.vi }
const addresses = Object.values(pages)

const rounds = { audit: 5, paint: 15, mainThread: 15, load: 5 }

const folder = mkdtempSync(path.join(tmpdir(), 'ilc-bench-'))
const ports = { ours: 91, nginx: 93, 'plain file': 95 }
const running = new Map<Server, RunningSite>()
const scripts = z.object({ scripts: z.object({ start: z.string() }) })
/** What `npm start` runs, without npm beside it. */
const ours = ['sh', '-c', scripts.parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts.start]

const settingsOf = (server: Server) =>
  instance(ports[server], server, { DATA_DIR: path.join(folder, 'data'), NODE_ENV: 'production' })

async function start(server: Server, command: string[]): Promise<RunningSite> {
  const { url, environment } = settingsOf(server)
  const site = await startSite(url, environment, path.join(folder, 'servers.log'), command)
  running.set(server, site)
  return site
}

async function withBrowser<T>(work: (browser: Browser) => Promise<T>, proxy?: typeof slowLine): Promise<T> {
  const browser = await playwright.launch({ executablePath: chromium, args: browserFlags, ...(proxy && { proxy }) })
  return work(browser).finally(() => browser.close())
}

async function settle({ pid }: RunningSite): Promise<void> {
  const { url } = settingsOf('ours')
  for (const address of addresses)
    await (await fetch(url + address, { headers: { 'Accept-Encoding': 'br, gzip' } })).arrayBuffer()
  await waitUntilIdle(pid)
}

/**
 * Starts all servers: the files are copies of the rendered pages, from a first start that also fills the database. Their
 * images are those that visitors get once their formats were compared in the background.
 */
async function startAll(result: OfServers<Rounds>): Promise<RunningSite> {
  const first = await start('ours', ours)
  const { url } = settingsOf('ours')
  const copies = await withBrowser(async (browser) => {
    await copyPages(url, addresses, browser)
    await settle(first)
    return copyPages(url, addresses, browser)
  })
  await first.stop()
  const plain = copies.map((copy) =>
    copy.type.startsWith('text/html') ? { ...copy, body: Buffer.from(plainPage(copy.body.toString())) } : copy,
  )
  const site = await start('ours', ours)
  result.ours = { memoryAtStart: [memoryOf(site.pid)], cold: [await coldPages(url, site.pid)] }
  for (const [server, files] of [['nginx', copies] as const, ['plain file', plain] as const])
    await start(server, nginxOf(files, path.join(folder, String(ports[server])), settingsOf(server).environment.PORT))
  return site
}

/**
 * Measures a page of all servers in turn, so that other work on the machine affects all of them alike. Every second
 * round goes backwards: a measurement meets what the one before it has left to do.
 */
async function runSerially(
  result: OfServers<Rounds>,
  address: string,
  times: number,
  measure: (address: string) => Promise<Partial<Record<Measure, number>>>,
): Promise<void> {
  for (let round = 0; round < times; round++)
    for (const server of round % 2 === 0 ? servers : servers.toReversed())
      for (const [name, value] of Object.entries(await measure(settingsOf(server).url + address)))
        (result[server][name as Measure] ??= []).push(value)
}

async function measurePage(result: OfServers<Rounds>, address: string, site: RunningSite): Promise<void> {
  await withBrowser(async (browser) => {
    // An earlier visit renders the page and its images, as visitors get cached ones.
    await runSerially(noRounds(), address, 1, (page) => firstVisit(browser, page))
    await runSerially(result, address, 1, (page) => firstVisit(browser, page))
  })
  await withAudits(() =>
    runSerially(result, address, rounds.audit, async (page) => {
      const { scores, lcp, tbt, cls } = await audit(page, ['performance'])
      return { performance: scores.get('performance') ?? Number.NaN, lcp, tbt, cls }
    }),
  )
  // The visits ask for images and pages that are prepared in the background, beside a phone that is slowed down.
  await settle(site)
  const closeProxy = await startSlowProxy()
  await withBrowser(
    (browser) => runSerially(result, address, rounds.paint, (page) => largestPaint(browser, page)),
    slowLine,
  )
  closeProxy()
  await withBrowser((browser) => runSerially(result, address, rounds.mainThread, (page) => mainThread(browser, page)))
}

await buildWhenStale()
let below: string[] = []
try {
  const server = noRounds()
  const site = await startAll(server)
  await settle(site)
  const results: Results = {}
  for (const [name, address] of Object.entries(pages)) {
    console.log(`measuring ${name} …`)
    results[name] = noRounds()
    await measurePage(results[name], address, site)
  }
  await settle(site)
  for (const [name, address] of Object.entries(pages))
    await runSerially(results[name] ?? noRounds(), address, rounds.load, load)
  for (const [name, { pid, startup }] of running)
    server[name] = { ...server[name], memory: [memoryOf(pid)], startup: [startup] }
  results.Server = server
  const result = tables(results)
  console.log(result)
  const report = 'docs/performance.md'
  writeFileSync(report, withNumbers(readFileSync(report, 'utf8'), machine(), result))
  below = belowBars(results)
} finally {
  await Promise.all([...running.values()].map((site) => site.stop()))
  rmSync(folder, { recursive: true, force: true })
}
endWith(below)
