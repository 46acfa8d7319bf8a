import type { Payload, Where } from 'payload'
import { idOf } from '../database/id-of'
import { namesOfStaff } from '../staff/staff-name'
import { planOf } from './plan-and-review'

export const articleQueues = ['queueWaiting', 'queueReturned', 'queuePlanned', 'queueTranslations'] as const

export type ArticleQueue = (typeof articleQueues)[number]

const conditions = {
  queueWaiting: { 'version.reviewAsked': { equals: true } },
  queueReturned: { 'version.reviewReturned': { equals: true } },
  queuePlanned: { or: [{ 'version.publishAt': { exists: true } }, { 'version.unpublishAt': { exists: true } }] },
  queueTranslations: { 'version.originalChangedAt': { exists: true } },
} as const satisfies Record<ArticleQueue, Where>

export const queueQuery = {
  queueWaiting: 'where[reviewAsked][equals]=true',
  queueReturned: 'where[reviewReturned][equals]=true',
  queuePlanned: 'where[or][0][publishAt][exists]=true&where[or][1][unpublishAt][exists]=true',
  queueTranslations: 'where[originalChangedAt][exists]=true',
} as const satisfies Record<ArticleQueue, string>

export interface QueuedArticle {
  id: number
  title: string
  askedBy: string | undefined
  publishAt: Date | undefined
  unpublishAt: Date | undefined
}

const latestIn = (queue: ArticleQueue): Where[] => [
  { latest: { equals: true } },
  { 'version.deletedAt': { exists: false } },
  conditions[queue],
]

export const countIn = async (payload: Payload, queue: ArticleQueue): Promise<number> =>
  (await payload.countVersions({ collection: 'articles', where: { and: latestIn(queue) } })).totalDocs

const maxListed = 20

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
