import { once } from 'node:events'
import { fork } from 'node:child_process'
import { percentile } from './statistics'

/** How long cached pages take while one network asks for nothing but expensive work. */

/** Requests of the cached page that are timed, quiet and flooded alike. */
const timed = 300

/** Beginnings of addresses that are never the same, by what they are: a number follows. */
export const floods = {
  'unknown articles': '/tin-tuc/khong-co-',
  searches: '/tim-kiem?q=luat+',
  'preview pictures of the studio': '/admin/api/og?title=',
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
 * The 95th percentiles of a cached page, before and during a flood, and how many requests of the flood were refused.
 */
export async function whileFlooded(
  url: string,
  page: string,
  flood: string,
): Promise<{ quiet: number; flooded: number; refused: number }> {
  const quiet = await p95(url + page)
  const flooding = fork(new URL('flooding.ts', import.meta.url), [url + flood])
  await once(flooding, 'message')
  const flooded = await p95(url + page)
  flooding.send('stop')
  const [refused] = (await once(flooding, 'message')) as [number]
  return { quiet, flooded, refused }
}
