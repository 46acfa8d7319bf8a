/** How long cached pages take while one network asks for nothing but expensive work. */

/** Connections of the network, as those of a single careless program. */
const connections = 24

/** Requests of the cached page that are timed, quiet and flooded alike. */
const timed = 300

/** Addresses that are never the same, by what they are. */
export const floods = {
  'unknown articles': (number: number) => `/tin-tuc/khong-co-${number}`,
  searches: (number: number) => `/tim-kiem?q=luat+${number}`,
  'preview pictures of the studio': (number: number) => `/admin/api/og?title=${number}`,
}

const percentile95 = (times: number[]) =>
  times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? NaN

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
  return percentile95(times)
}

/** The 95th percentiles of a cached page, before and during a flood, and how many requests of the flood were refused. */
export async function whileFlooded(
  url: string,
  page: string,
  flood: (number: number) => string,
): Promise<{ quiet: number; flooded: number; refused: number }> {
  const quiet = await p95(url + page)
  let [next, refused] = [0, 0]
  const end = new AbortController()
  const askOn = async () => {
    while (!end.signal.aborted) {
      const response = await fetch(url + flood(next++), { headers: { 'x-forwarded-for': '203.0.113.1' } })
      await response.arrayBuffer()
      if (response.status === 429) refused += 1
    }
  }
  const flooding = Array.from({ length: connections }, askOn)
  const flooded = await p95(url + page)
  end.abort()
  await Promise.all(flooding)
  return { quiet, flooded, refused }
}
