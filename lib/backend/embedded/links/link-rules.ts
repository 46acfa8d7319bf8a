import { z } from 'zod'
import { linkProblems } from '@/lib/backend/check-link'
import { startTags } from '@/lib/content/html/start-tags'

const maxOfArticle = 50

const longestAddress = 2000

export const linkProblem = z.enum(linkProblems)

/** A link of an article that did not work when it was last checked. Days are those of Hanoi. */
export const brokenLink = z.object({
  address: z.string(),
  problem: linkProblem,
  /** The day of the first and of the last check that found it broken, and on how many days it was found so. */
  since: z.string(),
  seen: z.string(),
  days: z.coerce.number(),
})

export type BrokenLink = z.infer<typeof brokenLink>

/** A link that was broken before keeps its first day; a second check on one day is no second day. */
export function afterCheck(
  before: readonly BrokenLink[],
  result: ReadonlyMap<string, BrokenLink['problem']>,
  today: string,
): BrokenLink[] {
  return [...result].map(([address, problem]) => {
    const known = before.find((link) => link.address === address)
    if (!known) return { address, problem, since: today, seen: today, days: 1 }
    return { address, problem, since: known.since, seen: today, days: known.days + (known.seen < today ? 1 : 0) }
  })
}

export function outgoingLinks(html: string, ownHost: string): string[] {
  const links = startTags(html, ['a']).flatMap(({ attributes }) => {
    const url = URL.parse(attributes.get('href') ?? '')
    if (!url || !/^https?:$/.test(url.protocol) || url.host === ownHost) return []
    url.hash = ''
    return url.href.length <= longestAddress ? [url.href] : []
  })
  return [...new Set(links)].slice(0, maxOfArticle)
}
