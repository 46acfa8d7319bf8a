import { once } from 'node:events'
import { fork } from 'node:child_process'
import { percentile } from './statistics'

/** How long cached pages take while networks ask for nothing but expensive work. */

/** Requests of the cached page that are timed, quiet and flooded alike. */
const timed = 300

/** What a flood sends, over and over. */
export interface Flood {
  /** An address; `#` stands for a number that is never the same. */
  path: string
  body?: string
  headers?: Record<string, string>
  networks?: number
}

const json = { 'content-type': 'application/json' }
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const unknownNames = JSON.stringify(Object.fromEntries(Array.from({ length: 158_000 }, (_, at) => [`k${at}`, 1])))
const fields = `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(150_000)}--x--\r\n`

/** Calls whose bodies cost more than what sends them. `action` is the id of a server function of the sign-in page. */
const bodies = (action: string): Record<string, Flood> => ({
  'calls of a server function': {
    path: '/admin/login',
    body: '[{"name":"constructor","args":{}}]',
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'next-action': action },
  },
  'forms of a server function': {
    path: '/admin/login',
    body: fields.slice(0, 200_000),
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'next-action': action },
  },
  'records of unknown names': { path: '/admin/api/articles', body: unknownNames, headers: json },
  'sign-ins with unknown names': { path: '/admin/api/staff/login', body: unknownNames, headers: json },
  'long contact forms': { path: '/lien-he', body: 'a=1&'.repeat(2_500_000), headers: urlencoded },
  'contact forms of many fields': {
    path: '/lien-he',
    body: fields,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
})

/** The floods, by what they are. */
export async function floodsOf(url: string): Promise<Record<string, Flood>> {
  const html = await (await fetch(`${url}/admin/login`)).text()
  const [action] = /\b[\da-f]{42}\b/.exec(html) ?? []
  if (action === undefined) throw new Error('The page of the sign-in names no server function')
  const byBody = Object.entries(bodies(action))
  return {
    'unknown articles': { path: '/tin-tuc/khong-co-#' },
    searches: { path: '/tim-kiem?q=luat+#' },
    'preview pictures of the studio': { path: '/admin/api/og?title=#' },
    ...Object.fromEntries(byBody),
    ...Object.fromEntries(byBody.map(([name, flood]) => [`${name}, fifty networks`, { ...flood, networks: 50 }])),
  }
}

/** The 95th percentile of the time that a page takes, in milliseconds. Another visitor asks for it, one at a time. */
async function p95(address: string): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < timed; i++) {
    const began = performance.now()
    const response = await fetch(address, { headers: { 'x-forwarded-for': '198.51.100.1' } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
    times.push(performance.now() - began)
  }
  return percentile(times, 0.95)
}

/**
 * The 95th percentiles of a cached page, before and during a flood, and how often the flood got which status.
 */
export async function whileFlooded(
  url: string,
  page: string,
  flood: Flood,
): Promise<{ quiet: number; flooded: number; statuses: Record<string, number> }> {
  const quiet = await p95(url + page)
  const flooding = fork(new URL('flooding.ts', import.meta.url))
  flooding.send({ ...flood, url })
  await once(flooding, 'message')
  const flooded = await p95(url + page)
  flooding.send('stop')
  const [statuses] = (await once(flooding, 'message')) as [Record<string, number>]
  return { quiet, flooded, statuses }
}
