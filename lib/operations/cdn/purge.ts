import { z } from 'zod'
import { settings } from '@/lib/operations/settings'
import { siteTag } from './page-tags'

/** Milliseconds to wait for the service: what else is to be purged waits meanwhile. */
const timeoutMs = 5000

/** Tags of a call on every plan of Cloudflare, which limits calls a minute. More tags are all pages, in one call. */
const maxTags = 30

/** The longest that a service may ask to wait before the next purge, in seconds. Pages are stored no longer. */
const longestWait = 600

/** Whether the site purges a cache in front of it. Nginx has none that can be purged. */
export const isPurging = (): boolean => ['cloudflare', 'fastly'].includes(settings().CDN ?? '')

interface Call {
  url: string
  headers: Record<string, string>
  body: unknown
}

/** Why a purge failed, without any secret, and the seconds after which the service wants to be asked again. */
export interface PurgeFailure {
  reason: string
  retryAfter?: number
}

interface Service {
  CDN: 'cloudflare' | 'fastly'
  CDN_API_URL?: string | undefined
  CDN_SERVICE: string
  CDN_TOKEN: string
}

export function purgeCall(service: Service, tags: readonly string[]): Call {
  const { CDN, CDN_SERVICE, CDN_TOKEN } = service
  const named = tags.length > maxTags ? [siteTag] : tags
  return CDN === 'cloudflare'
    ? {
        url: `${service.CDN_API_URL ?? 'https://api.cloudflare.com'}/client/v4/zones/${CDN_SERVICE}/purge_cache`,
        headers: { authorization: `Bearer ${CDN_TOKEN}` },
        body: { tags: named },
      }
    : {
        url: `${service.CDN_API_URL ?? 'https://api.fastly.com'}/service/${CDN_SERVICE}/purge`,
        headers: { 'fastly-key': CDN_TOKEN, accept: 'application/json' },
        body: { surrogate_keys: named },
      }
}

/** The seconds of a `Retry-After`; of a date nothing is read. */
const retryAfter = z.coerce.number().int().positive()

async function send({ url, headers, body }: Call): Promise<PurgeFailure | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { status } = response
    await response.body?.cancel()
    if (status >= 200 && status < 300) return undefined
    const { data: seconds } = retryAfter.safeParse(response.headers.get('retry-after'))
    return { reason: `status ${status}`, ...(seconds && { retryAfter: Math.min(seconds, longestWait) }) }
  } catch {
    // The message of fetch may repeat what was sent.
    return { reason: 'no answer' }
  }
}

/** Has the cache in front of the site drop what has one of these tags. Returns why it could not; never throws. */
export async function purge(tags: readonly string[]): Promise<PurgeFailure | undefined> {
  const { CDN, CDN_API_URL, CDN_SERVICE, CDN_TOKEN } = settings()
  if ((CDN !== 'cloudflare' && CDN !== 'fastly') || !CDN_SERVICE || !CDN_TOKEN) return undefined
  return send(purgeCall({ CDN, CDN_API_URL, CDN_SERVICE, CDN_TOKEN }, tags))
}
