import type { Cdn } from '@/lib/operations/settings'
import { pageTags } from './page-tags'

/**
 * Seconds for which a cache that is purged at every change keeps a page. With the two below it is less than the time
 * for which the site stores the data of an earlier version (server/proxy/page-cache.ts), which a page needs for its
 * scripts. It also bounds what a lost purge costs.
 */
const purgedSeconds = 600

/** Seconds for which an old page is sent while the new one is fetched, and while the site does not answer. */
const [whileRevalidating, whileFailing] = [10, 180]

/** Seconds for which nginx keeps a page: it cannot be purged, and what is published shows within two seconds. */
const nginxSeconds = 1

/** Characters of a header's value. Cloudflare and Fastly read 16 KB; Node sends no more in all headers together. */
const longestValue = 4000

const joined = (tags: string[], separator: string): string => {
  const text = tags.join(separator)
  return text.length <= longestValue ? text : text.slice(0, text.lastIndexOf(separator, longestValue))
}

const lifetime = `max-age=${purgedSeconds}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${whileFailing}`

/** Headers of a current page for the cache in front, which removes its own; a browser is told to revalidate. */
const headers: Record<Cdn, (path: string) => [name: string, value: string][]> = {
  cloudflare: (path) => [
    ['cloudflare-cdn-cache-control', lifetime],
    ['cache-tag', joined(pageTags(path), ',')],
  ],
  fastly: (path) => [
    ['surrogate-control', lifetime],
    ['surrogate-key', joined(pageTags(path), ' ')],
  ],
  nginx: () => [['x-accel-expires', String(nginxSeconds)]],
}

export const cdnHead = (cdn: Cdn, path: string): string[] => headers[cdn](path).flat()
