import type { CollectionConfig, PayloadRequest } from 'payload'
import { tagOfInteraction } from '@/lib/backend/tags'
import { isPublic } from '@/lib/domain/comment-states'
import { recordCorrection, recordTags } from '../database/after-commit'
import { idOf } from '../database/id-of'
import type { InteractedArticle } from '../payload-types'

/** Records the article below which a comment was shown that is now changed or gone. */
async function recordArticle({ article, type }: InteractedArticle, req: PayloadRequest): Promise<void> {
  const id = idOf(article)
  if (!id || type !== 'COMMENT') return
  const found = await req.payload.findByID({
    collection: 'articles',
    id,
    select: { slug: true },
    depth: 0,
    disableErrors: true,
    req,
  })
  if (found?.slug) recordCorrection(found.slug)
}

async function announce(
  doc: InteractedArticle,
  before: InteractedArticle | undefined,
  req: PayloadRequest,
): Promise<InteractedArticle> {
  const wasPublic = before !== undefined && isPublic(before.state)
  if (wasPublic || isPublic(doc.state)) recordTags([tagOfInteraction(doc.type)])
  if (wasPublic) await recordArticle(before, req)
  return doc
}

/** Hooks that invalidate the pages showing a comment or rating. */
export const invalidateInteractions = {
  afterChange: [
    ({ doc, previousDoc, operation, req }) => announce(doc, operation === 'update' ? previousDoc : undefined, req),
  ],
  afterDelete: [({ doc, req }) => announce(doc, doc, req)],
} satisfies CollectionConfig['hooks']
