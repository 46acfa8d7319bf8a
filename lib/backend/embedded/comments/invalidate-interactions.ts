import type { CollectionAfterChangeHook, CollectionConfig, PayloadRequest } from 'payload'
import { tagOfInteraction } from '@/lib/backend/tags'
import { articleTag, homeTag, listTag } from '@/lib/operations/cdn/page-tags'
import { isPurging } from '@/lib/operations/cdn/purge'
import type { InteractionType } from '@/lib/domain/codes'
import { isPublic } from '@/lib/domain/comment-states'
import type { ArticleType } from '@/lib/domain/sections'
import { recordCorrection, recordTags } from '../database/after-commit'
import { idOf } from '../database/id-of'
import type { Account, InteractedArticle } from '../payload-types'

async function articleOf({ article }: InteractedArticle, req: PayloadRequest) {
  const id = idOf(article)
  if (!id) return undefined
  return (
    (await req.payload.findByID({
      collection: 'articles',
      id,
      select: { slug: true, type: true },
      depth: 0,
      disableErrors: true,
      req,
    })) ?? undefined
  )
}

/**
 * What a cache in front of the site drops: the article; of a rating also the lists and the home page. Other articles and
 * texts of law show a rating too, among what is related, and are ten minutes late there.
 */
const purgedBy = (
  type: InteractionType,
  { slug, type: section }: { slug?: string | null; type?: ArticleType | null },
) => (slug ? [articleTag(slug), ...(type === 'RATE' ? [homeTag, ...(section ? [listTag(section)] : [])] : [])] : [])

async function announce(
  doc: InteractedArticle,
  before: InteractedArticle | undefined,
  req: PayloadRequest,
): Promise<InteractedArticle> {
  const wasPublic = before !== undefined && isPublic(before.state)
  if (!wasPublic && !isPublic(doc.state)) return doc
  const isCorrection = wasPublic && doc.type === 'COMMENT'
  const isMoved = before !== undefined && idOf(before.article) !== idOf(doc.article)
  for (const shown of isMoved ? [before, doc] : [doc]) {
    const article = doc.type === 'COMMENT' || isPurging() ? await articleOf(shown, req) : undefined
    const slug = article?.slug ?? undefined
    recordTags([tagOfInteraction(doc.type, slug)], article && purgedBy(doc.type, article))
    if (isCorrection && slug) recordCorrection(slug)
  }
  return doc
}

export const invalidateInteractions = {
  afterChange: [
    ({ doc, previousDoc, operation, req }) => announce(doc, operation === 'update' ? previousDoc : undefined, req),
  ],
  afterDelete: [({ doc, req }) => announce(doc, doc, req)],
} satisfies CollectionConfig['hooks']

export const invalidateBlocked: CollectionAfterChangeHook<Account> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.blocked === previousDoc.blocked) return
  const { docs } = await req.payload.find({
    collection: 'interacted-articles',
    where: { account: { equals: doc.id }, state: { equals: 'SHOWN' } },
    select: { type: true, article: true, state: true },
    joins: false,
    depth: 0,
    limit: 0,
    pagination: false,
    req,
  })
  const oneOfEach = new Map(docs.map((row) => [`${row.type} ${idOf(row.article)}`, row as InteractedArticle]))
  for (const row of oneOfEach.values()) await announce(row, row, req)
}
