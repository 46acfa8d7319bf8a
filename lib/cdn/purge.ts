import { settings } from '@/lib/settings'
import { siteTag } from './page-tags'

/** Milliseconds to wait for the service: the other background jobs wait meanwhile. */
const timeoutMs = 5000

/** Tags per call: what all plans of Cloudflare take, and what Fastly takes. */
const mostTags = { cloudflare: 30, fastly: 256 }

/** Calls for one purge. More tags than they hold purge everything. */
const mostCalls = 3

/** Whether the site purges a cache in front of it. Nginx has none that can be purged. */
export const isPurging = (): boolean => ['cloudflare', 'fastly'].includes(settings().CDN ?? '')

interface Call {
  url: string
  headers: Record<string, string>
  body?: unknown
}

interface Service {
  CDN: 'cloudflare' | 'fastly'
  CDN_API_URL?: string | undefined
  CDN_SERVICE: string
  CDN_TOKEN: string
}

const chunks = (tags: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(tags.length / size) }, (_, i) => tags.slice(i * size, (i + 1) * size))

/** The calls that purge what has one of these tags, in the terms of each service's API. */
export function purgeCalls(service: Service, tags: readonly string[]): Call[] {
  const { CDN, CDN_SERVICE, CDN_TOKEN } = service
  const batches = chunks(tags, mostTags[CDN])
  const isEverything = tags.includes(siteTag) || batches.length > mostCalls
  if (CDN === 'cloudflare') {
    const url = `${service.CDN_API_URL ?? 'https://api.cloudflare.com'}/client/v4/zones/${CDN_SERVICE}/purge_cache`
    const headers = { authorization: `Bearer ${CDN_TOKEN}` }
    return isEverything
      ? [{ url, headers, body: { purge_everything: true } }]
      : batches.map((some) => ({ url, headers, body: { tags: some } }))
  }
  const url = `${service.CDN_API_URL ?? 'https://api.fastly.com'}/service/${CDN_SERVICE}`
  const headers = { 'fastly-key': CDN_TOKEN, accept: 'application/json' }
  return isEverything
    ? [{ url: `${url}/purge_all`, headers }]
    : batches.map((some) => ({ url: `${url}/purge`, headers, body: { surrogate_keys: some } }))
}

async function send({ url, headers, body }: Call): Promise<string | undefined> {
  try {
    const { status, body: answer } = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer?.cancel()
    return status >= 200 && status < 300 ? undefined : `status ${status}`
  } catch {
    // The message of fetch may repeat what was sent.
    return 'no answer'
  }
}

/**
 * Has the cache in front of the site drop what has one of these tags. Returns why it could not, without any secret, or
 * undefined if it did; never throws.
 */
export async function purge(tags: readonly string[]): Promise<string | undefined> {
  const { CDN, CDN_API_URL, CDN_SERVICE, CDN_TOKEN } = settings()
  if ((CDN !== 'cloudflare' && CDN !== 'fastly') || !CDN_SERVICE || !CDN_TOKEN) return undefined
  for (const call of purgeCalls({ CDN, CDN_API_URL, CDN_SERVICE, CDN_TOKEN }, tags)) {
    const failure = await send(call)
    if (failure !== undefined) return failure
  }
  return undefined
}
