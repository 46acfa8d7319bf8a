import { percentile } from '../statistics'

/** Percentiles of the duration of a kind of request, in milliseconds, and what went wrong. */
export interface Measured {
  name: string
  p50: number
  p95: number
  requests: number
  failed: string[]
}

async function once(url: string, headers: Record<string, string>): Promise<{ ms: number; failure?: string }> {
  const began = performance.now()
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(120_000) })
    const text = await response.text()
    const ms = performance.now() - began
    // A page that has begun with 200 redirects in its text.
    const isRedirect = /NEXT_REDIRECT;replace;\/admin\/login/.test(text)
    return response.status === 200 && !isRedirect ? { ms } : { ms, failure: `${response.status} ${url}` }
  } catch (error) {
    return { ms: performance.now() - began, failure: `${String(error)} ${url}` }
  }
}

/** Requests of a kind at least: the percentile of few is that of the first that each process answers. */
const leastRequests = 100

interface Order {
  headers?: Record<string, string>
  /** Requests of each address, at least. */
  rounds: number
  /** Called before each round: what makes the pages cold. */
  before?: () => Promise<unknown>
}

/** Requests the addresses one after the other, in rounds. Throws if there are none. */
export async function measure(
  name: string,
  site: string,
  paths: readonly string[],
  { headers = {}, rounds, before }: Order,
): Promise<Measured> {
  if (paths.length === 0) throw new Error(`There are no addresses of the kind "${name}"`)
  const times: number[] = []
  const failed: string[] = []
  const enough = Math.max(rounds, Math.ceil(leastRequests / paths.length))
  for (let round = 0; round < enough; round++) {
    await before?.()
    for (const path of paths) {
      const { ms, failure } = await once(site + path, headers)
      times.push(ms)
      if (failure) failed.push(failure)
    }
  }
  return { name, p50: percentile(times, 0.5), p95: percentile(times, 0.95), requests: times.length, failed }
}
