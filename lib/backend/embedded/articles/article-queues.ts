import type { Payload, Where } from 'payload'
import { idOf } from '../database/id-of'
import { namesOfStaff } from '../staff/staff-name'
import { planOf } from './plan-of'

/** Lists of articles that wait for somebody, or for a time; also the names of their labels. */
export const articleQueues = ['queueWaiting', 'queueReturned', 'queuePlanned', 'queueTranslations'] as const

export type ArticleQueue = (typeof articleQueues)[number]

/** Conditions on the latest version of an article. */
const conditions = {
  queueWaiting: { 'version.reviewAsked': { equals: true } },
  queueReturned: { 'version.reviewReturned': { equals: true } },
  queuePlanned: { or: [{ 'version.publishAt': { exists: true } }, { 'version.unpublishAt': { exists: true } }] },
  queueTranslations: { 'version.originalChangedAt': { exists: true } },
} as const satisfies Record<ArticleQueue, Where>

/** The same as filters of the studio's list, which is one of latest versions. */
export const queueQuery = {
  queueWaiting: 'where[reviewAsked][equals]=true',
  queueReturned: 'where[reviewReturned][equals]=true',
  queuePlanned: 'where[or][0][publishAt][exists]=true&where[or][1][unpublishAt][exists]=true',
  queueTranslations: 'where[originalChangedAt][exists]=true',
} as const satisfies Record<ArticleQueue, string>

/** An article of a queue, as the studio lists it. */
export interface QueuedArticle {
  id: number
  title: string
  /** Name of whoever asked for its review. */
  askedBy: string | undefined
  publishAt: Date | undefined
  unpublishAt: Date | undefined
}

/** The latest versions outside the trash that are in a queue. */
const latestIn = (queue: ArticleQueue): Where[] => [
  { latest: { equals: true } },
  { 'version.deletedAt': { exists: false } },
  conditions[queue],
]

/** How many articles are in a queue. */
export const countIn = async (payload: Payload, queue: ArticleQueue): Promise<number> =>
  (await payload.countVersions({ collection: 'articles', where: { and: latestIn(queue) } })).totalDocs

/** Articles of a queue that are listed; the list of articles has them all. */
const maxListed = 20

/**
 * The first articles of a queue, by their time or the oldest first. `askedBy` leaves only those of one member of staff.
 */
export async function articlesIn(payload: Payload, queue: ArticleQueue, askedBy?: number): Promise<QueuedArticle[]> {
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: {
      and: [
        ...latestIn(queue),
        ...(askedBy === undefined || queue === 'queuePlanned'
          ? []
          : [{ 'version.reviewAskedBy': { equals: askedBy } }]),
      ],
    },
    select: {
      parent: true,
      version: { title: true, slug: true, publishAt: true, unpublishAt: true, reviewAskedBy: true },
    },
    sort: queue === 'queuePlanned' ? ['version.publishAt', 'version.unpublishAt'] : 'updatedAt',
    depth: 0,
    limit: maxListed,
    pagination: false,
  })
  const names = await namesOfStaff(
    payload,
    docs.flatMap(({ version }) => idOf(version.reviewAskedBy) ?? []),
  )
  return docs.map(({ parent, version }) => {
    const [id, asker] = [Number(parent), idOf(version.reviewAskedBy)]
    const { publishAt, unpublishAt } = planOf(version)
    const about = { askedBy: asker === undefined ? undefined : names.get(asker), publishAt, unpublishAt }
    return { id, title: version.title || version.slug || String(id), ...about }
  })
}
