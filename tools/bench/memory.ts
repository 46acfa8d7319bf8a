import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { flood } from '@/e2e/flood'
import { instance } from '@/e2e/instances'
import { startSite } from '@/e2e/running-site'
import { buildWhenStale } from '@/server/build'
import { runCommand } from '@/server/run-program'
import { bundleFolder } from '@/server/bundle-folders.mjs'
import { endWith } from './own-site'
import { sitemapAddresses } from './sitemap-addresses'

/**
 * `npm run bench -- memory`: resident memory of a site with a third of its usual heap: at the start, after 300 pages,
 * and on a crawler's walk. Also the time of the processor for a page that is rendered. Fails if the walk makes the site
 * grow, or if it does not live within that heap.
 */

const heap = '--max-old-space-size=256'
/** As `npm start` sets it (docs/operations.md). */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '65536' }

const pages = 300

/** Requests of the crawler, and how many addresses they are spread over. Every third of these does not exist. */
const [walk, addresses] = [50_000, 20_000]

/** How much more memory the end of the walk may take than its first tenth. */
const allowedGrowth = 1.1

/** Milliseconds after which garbage has been collected. */
const settling = 20_000

const status = (pid: number, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Milliseconds of the processor that a process has used. */
function processorTime(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = after.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}

async function measure(url: string, pid: number, startup: number): Promise<string[]> {
  const log = (what: string) => console.log(`${what.padEnd(44)} ${status(pid, 'VmRSS').toFixed(0)} MB`)
  log(`start, first answer after ${(startup / 1000).toFixed(1)} s`)
  const real = await sitemapAddresses(url)
  const first = real.slice(0, pages)
  const before = processorTime(pid)
  await flood('', first.length, (number) => first[number] ?? url, 200)
  log(`${first.length} pages, ${((processorTime(pid) - before) / first.length).toFixed(0)} ms of processor each`)

  /** One address in three is unknown; the others are pages, in ever new variants. */
  const address = (number: number) => {
    const which = number % addresses
    return which % 3 === 0 ? `${url}/tin-tuc/khong-co-${which}` : `${real[which % real.length]}?x=${which}`
  }
  const walkTo = (from: number, to: number) => flood('', to - from, (number) => address(from + number))
  await walkTo(0, walk / 10)
  await new Promise((resolve) => setTimeout(resolve, settling))
  const early = status(pid, 'VmRSS')
  log(`${(walk / 10).toLocaleString('en')} requests of a crawler`)
  await walkTo(walk / 10, walk)
  log(`${walk.toLocaleString('en')} requests of a crawler`)
  await new Promise((resolve) => setTimeout(resolve, settling))
  log('the same at rest')
  console.log(`at most ${status(pid, 'VmHWM').toFixed(0)} MB`)
  const growth = status(pid, 'VmRSS') / early
  return growth > allowedGrowth ? [`memory grew to ${growth.toFixed(2)} times on the crawler's walk`] : []
}

const folder = mkdtempSync(path.join(tmpdir(), 'ilc-memory-'))
const { url, environment } = instance(91, 'memory', { DATA_DIR: path.join(folder, 'data') })
await buildWhenStale()
await runCommand('prepare', environment)
const flags = [heap, '--max-semi-space-size=8', '--no-parallel-scavenge']
const serve = ['node', ...flags, path.join(bundleFolder, 'serve.mjs')]
const production = { ...environment, NODE_ENV: 'production', ...allocator }
const site = await startSite(url, production, path.join(folder, 'site.log'), serve)
const below = await measure(url, site.pid, site.startup).finally(site.stop)
rmSync(folder, { recursive: true, force: true })
endWith(below)
