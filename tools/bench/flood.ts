import { longArticle } from '@/e2e/addresses'
import { flood, cachedPageDates, pageDates } from '@/e2e/flood'
import { endWith, withOwnSite } from './own-site'
import { floodsOf, whileFlooded } from './flooded'
import { memoryOf } from './process-tree'

/**
 * `npm run bench -- flood`: any number of invented addresses must neither fill the memory nor evict a page, and one
 * network, or fifty, that flood must not slow down what is cached; fails otherwise.
 */

const unknown = 70_000
const articles = 30_000
const variants = 10_000
const allowedGrowth = 150e6

/** The longest possible id, so that anything stored per address shows in the memory. */
const longName = encodeURIComponent('院').repeat(480)

/** Milliseconds after which garbage has been collected. */
const settling = 20_000

const pages = ['/', '/tin-tuc', longArticle.vi]

/** How many times slower cached pages may be, at the 95th percentile, beside a flood, and milliseconds that they may take. */
const [allowedSlowdown, allowedMs] = [20, 100]

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

const below = await withOwnSite(async ({ url, pid }) => {
  const rss = () => memoryOf(pid)?.own ?? Number.NaN

  /** Requests the addresses, and logs the time taken and the memory used. */
  async function step(name: string, count: number, address: (number: number) => string, status: number): Promise<void> {
    const began = performance.now()
    await flood(url, count, address, status)
    const took = performance.now() - began
    console.log(
      `${`${count.toLocaleString('en')} ${name}`.padEnd(28)} ${(took / 1000).toFixed(0)} s, ${(took / count).toFixed(2)} ms each, ${megabytes(rss())}`,
    )
  }

  const before = await cachedPageDates(url, pages)
  const slowdowns: string[] = []
  for (const [name, sent] of Object.entries(await floodsOf(url))) {
    const { quiet, flooded, statuses } = await whileFlooded(url, '/', sent)
    const ratio = flooded / quiet
    console.log(
      `cached page, p95: ${quiet.toFixed(1)} ms, ${flooded.toFixed(1)} ms beside ${name} (${ratio.toFixed(1)} times; ${JSON.stringify(statuses)})`,
    )
    if (ratio > allowedSlowdown || flooded > allowedMs)
      slowdowns.push(`cached pages take ${flooded.toFixed(1)} ms, ${ratio.toFixed(1)} times as long, beside ${name}`)
  }
  // Memory that the first requests take once is not growth.
  await step('unknown addresses, warm-up', 1000, (number) => `/y-${number}`, 404)
  await step('missing articles, warm-up', 200, (number) => `/tin-tuc/y-${number}`, 404)
  await new Promise((resolve) => setTimeout(resolve, settling))
  const start = rss()
  console.log(`memory before ${megabytes(start)}`)
  await step('unknown addresses', unknown, (number) => `/x-${number}`, 404)
  await step('missing articles', articles, (number) => `/tin-tuc/x-${number}-${longName}`, 404)
  await step('variants of a query', variants, (number) => `/tin-tuc?x=${number}`, 200)
  await new Promise((resolve) => setTimeout(resolve, settling))
  const growth = rss() - start
  console.log(`memory after ${megabytes(rss())}, ${megabytes(growth)} more, ${megabytes(allowedGrowth)} allowed`)
  const after = await pageDates(url, pages)
  return [
    ...slowdowns,
    ...(growth > allowedGrowth ? [`memory grew by ${megabytes(growth)}`] : []),
    ...(JSON.stringify(after) === JSON.stringify(before)
      ? []
      : [`cached pages were evicted: ${JSON.stringify(after)}`]),
  ]
})
endWith(below)
