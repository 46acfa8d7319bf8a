import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { cachedPageDates, flood, pageDates } from '@/e2e/flood'
import { endWith, withOwnSite } from './own-site'
import { memoryOf } from './processes'
import { timesOf } from './times'

/**
 * `npm run bench -- flood`: any number of invented addresses must neither fill the memory nor evict a page, and one
 * network, or fifty, that flood must not slow down what is cached; fails otherwise.
 */

/** How many times slower cached pages may be, at the 95th percentile, beside a flood, and milliseconds that they may take. */
const [allowedSlowdown, allowedMs] = [20, 100]

/** Bytes by which the memory may grow, and milliseconds after which garbage has been collected. */
const [allowedGrowth, settling] = [150e6, 20_000]

const timed = { rounds: 300, headers: { 'x-forwarded-for': '198.51.100.1' } }

const connections = 24

const pages = ['/', '/tin-tuc']

/** The longest possible id, so that anything stored per address shows in the memory. */
const longName = encodeURIComponent('院').repeat(480)

/** What a flood sends, over and over; `#` stands for a number that is never the same. */
interface Flood {
  path: string
  body?: string
  headers?: Record<string, string>
  networks?: number
}

const json = { 'content-type': 'application/json' }
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
const unknownNames = JSON.stringify(Object.fromEntries(Array.from({ length: 158_000 }, (_, at) => [`k${at}`, 1])))
const fields = `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(150_000)}--x--\r\n`

function floodsOf(action: string): Record<string, Flood> {
  const called = { path: '/admin/login', headers: { 'next-action': action } }
  const byBody: Record<string, Flood> = {
    'calls of a server function': { ...called, body: '[{"name":"constructor","args":{}}]' },
    'forms of a server function': {
      ...called,
      headers: { ...called.headers, ...multipart },
      body: fields.slice(0, 200_000),
    },
    'records of unknown names': { path: '/admin/api/articles', body: unknownNames, headers: json },
    'sign-ins with unknown names': { path: '/admin/api/staff/login', body: unknownNames, headers: json },
    'long contact forms': {
      path: '/lien-he',
      body: 'a=1&'.repeat(2_500_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    'contact forms of many fields': { path: '/lien-he', body: fields, headers: multipart },
  }
  const many = Object.entries(byBody).map(([name, one]) => [`${name}, fifty networks`, { ...one, networks: 50 }])
  return {
    'unknown articles': { path: '/tin-tuc/khong-co-#' },
    searches: { path: '/tim-kiem?q=luat+#' },
    'preview pictures of the studio': { path: '/admin/api/og?title=#' },
    ...byBody,
    ...Object.fromEntries(many),
  }
}

/** Floods until this process is ended. It is one of its own, so that its work does not count as the site's. */
async function floodForEver(url: string, { path, body, headers = {}, networks = 1 }: Flood): Promise<void> {
  let next = 0
  const askOn = async (): Promise<never> => {
    for (;;) {
      const number = next++
      const from = { 'x-forwarded-for': `203.0.113.${(number % networks) + 1}`, origin: url, ...headers }
      const method = body === undefined ? 'GET' : 'POST'
      await fetch(url + path.replace('#', String(number)), { method, headers: from, ...(body && { body }) })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
}

async function slowdowns(url: string): Promise<string[]> {
  const [action] = /\b[\da-f]{42}\b/.exec(await (await fetch(`${url}/admin/login`)).text()) ?? []
  if (action === undefined) throw new Error('The page of the sign-in names no server function')
  const below: string[] = []
  for (const name of Object.keys(floodsOf(action))) {
    const quiet = await timesOf([`${url}/`], timed)
    const flooding = fork(import.meta.filename, ['flooding', url, action, name])
    await pause(1000)
    const flooded = await timesOf([`${url}/`], timed)
    if (!flooding.kill()) throw new Error(`No longer flooded by ${name}`)
    await once(flooding, 'exit')
    const ratio = flooded.p95 / quiet.p95
    const line = `cached page, p95: ${quiet.p95.toFixed(1)} ms, ${flooded.p95.toFixed(1)} ms beside ${name}`
    console.log(line)
    if (ratio > allowedSlowdown || flooded.p95 > allowedMs) below.push(line)
  }
  return below
}

async function growth(url: string, pid: number): Promise<string[]> {
  const before = await cachedPageDates(url, pages)
  const ask = async (share: number) => {
    await flood(url, 70_000 * share, (number) => `/x-${share}-${number}`, 404)
    await flood(url, 30_000 * share, (number) => `/tin-tuc/x-${share}-${number}-${longName}`, 404)
    await flood(url, 10_000 * share, (number) => `/tin-tuc?x=${share}-${number}`, 200)
    await pause(settling)
    return memoryOf(pid)
  }
  // Memory that the first requests take once is not growth.
  const grown = -(await ask(0.01)) + (await ask(1))
  console.log(`memory grew by ${Math.round(grown / 1e6)} MB, ${allowedGrowth / 1e6} allowed`)
  const isEvicted = JSON.stringify(await pageDates(url, pages)) !== JSON.stringify(before)
  return [...(grown > allowedGrowth ? ['memory grew'] : []), ...(isEvicted ? ['cached pages were evicted'] : [])]
}

const [, , part, url = '', action = '', name = ''] = process.argv
const flooding = part === 'flooding' ? floodsOf(action)[name] : undefined
if (flooding) await floodForEver(url, flooding)
endWith(await withOwnSite(async ({ url, pid }) => [...(await slowdowns(url)), ...(await growth(url, pid))]))
