import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium as playwright } from '@playwright/test'
import { longArticle } from '@/e2e/addresses'
import { instance } from '@/e2e/instances'
import { startSite, type RunningSite } from '@/e2e/running-site'
import { buildWhenStale } from '@/server/build'
import { belowBars } from './bars'
import { coldPages } from './cold'
import { browserFlags, chromium } from '@/e2e/browser'
import { copyPages, type Copy } from './copy'
import { waitUntilIdle } from './idle'
import { hasWrk } from './load'
import { machine } from './machine'
import { audits, loads, mainThreads, paints, visits } from './measures'
import { hasNginx, nginxOf } from './nginx'
import { endWith } from './own-site'
import { plainCopies } from './plain-page'
import { memoryOf } from './process-tree'
import { report } from './report'
import type { OfServers, Results } from './results'

/**
 * `npm run bench`: compares the site with files served by nginx, in one run; fails below the bars.
 */

const pages = { home: '/', list: '/tin-tuc', article: longArticle.vi }
const addresses = Object.values(pages)

const folder = mkdtempSync(path.join(tmpdir(), 'ilc-bench-'))
const ports = { ours: 91, nginx: 93, 'nginx, 2 workers': 94, 'plain file': 95 }
type OwnServer = keyof typeof ports
const running = new Map<OwnServer, RunningSite>()
const atStart: Pick<Results, 'memoryAtStart' | 'cold'> = { memoryAtStart: {}, cold: {} }

/** Sites beside ours that somebody runs, with the same pages at the same addresses. */
const others: OfServers<string> = Object.fromEntries(
  Object.entries({ 'bare Next': process.env.BENCH_NEXT_URL, WordPress: process.env.BENCH_WORDPRESS_URL }).flatMap(
    ([server, url]) => (url ? [[server, url.replace(/\/$/, '')]] : []),
  ),
)

const settingsOf = (server: OwnServer) =>
  instance(ports[server], server, { DATA_DIR: path.join(folder, 'data'), NODE_ENV: 'production' })
const urlOf = (server: OwnServer) => settingsOf(server).url
const portOf = (server: OwnServer) => Number(new URL(urlOf(server)).port)

async function start(server: OwnServer, command?: string[]): Promise<RunningSite> {
  const site = await startSite(urlOf(server), settingsOf(server).environment, path.join(folder, 'servers.log'), command)
  running.set(server, site)
  return site
}

/** Starts a server and measures what is only to be measured then. */
async function startCold(server: OwnServer): Promise<void> {
  const { pid } = await start(server)
  atStart.memoryAtStart[server] = memoryOf(pid)
  atStart.cold[server] = await coldPages(urlOf(server), pid)
}

/**
 * Copies of the rendered pages, from a first start that also fills the database. The pictures are those that visitors
 * get once their formats were compared in the background, as in the measured visits.
 */
async function renderedPages(): Promise<Copy[]> {
  const site = await start('ours')
  const browser =
    chromium === undefined ? undefined : await playwright.launch({ executablePath: chromium, args: browserFlags })
  try {
    await copyPages(urlOf('ours'), addresses, browser)
    await settle()
    return await copyPages(urlOf('ours'), addresses, browser)
  } finally {
    await browser?.close()
    await site.stop()
  }
}

async function startAll(): Promise<void> {
  const copies = await renderedPages()
  await startCold('ours')
  if (!hasNginx) return
  const plain = path.join(folder, 'plain')
  await start('plain file', nginxOf(plainCopies(copies), plain)(portOf('plain file'), 1))
  const nginx = nginxOf(copies, folder)
  await start('nginx', nginx(portOf('nginx'), 1))
  await start('nginx, 2 workers', nginx(portOf('nginx, 2 workers'), 2))
}

/** Waits until our site has rendered each page and done the work that this causes in the background. */
async function settle(): Promise<void> {
  const ours = running.get('ours')
  if (!ours) return
  for (const address of addresses) {
    const page = await fetch(urlOf('ours') + address, { headers: { 'Accept-Encoding': 'br, gzip' } })
    await page.arrayBuffer()
  }
  await waitUntilIdle(ours.pid)
}

async function measure(): Promise<Results> {
  const all: OfServers<string> = {
    ...Object.fromEntries([...running.keys()].map((server) => [server, urlOf(server)])),
    ...others,
  }
  const { 'nginx, 2 workers': _two, ...single } = all
  const results: Results = { pages: {}, ...atStart, memory: {}, startup: {} }
  await settle()
  for (const [name, address] of Object.entries(pages)) {
    console.log(`measuring ${name} …`)
    const [visit, audit] = chromium
      ? [await visits(single, address, chromium), await audits(single, address)]
      : [{}, {}]
    // The visits ask for pictures and pages that are prepared in the background, beside a phone that is slowed down.
    if (chromium) await settle()
    const [paint, mainThread] = chromium
      ? [await paints(single, address, chromium), await mainThreads(single, address, chromium)]
      : [{}, {}]
    results.pages[name] = { visit, audit, paint, mainThread, load: {} }
  }
  if (hasWrk) await settle()
  for (const [name, address] of Object.entries(pages)) {
    const page = results.pages[name]
    if (hasWrk && page) page.load = await loads(all, address)
  }
  for (const [server, { pid, startup }] of running) {
    results.memory[server] = memoryOf(pid)
    results.startup[server] = startup
  }
  return results
}

const missing = [...(chromium ? [] : ['Chromium']), ...(hasNginx ? [] : ['nginx']), ...(hasWrk ? [] : ['wrk'])]
for (const name of missing) console.log(`${name} is not on this machine: what needs it is left out`)
await buildWhenStale()
let below: string[] = []
try {
  await startAll()
  const results = await measure()
  const text = report(results, new Date(), machine(), missing)
  writeFileSync('docs/performance.md', text)
  console.log(text)
  below = belowBars(results)
} finally {
  await Promise.all([...running.values()].map((site) => site.stop()))
  rmSync(folder, { recursive: true, force: true })
}
endWith(below)
