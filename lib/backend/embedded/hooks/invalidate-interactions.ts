import type { CollectionConfig } from 'payload'
import { tagOfInteraction } from '@/lib/backend/tags'
import { recordTags } from '../database/after-commit'
import type { InteractedArticle } from '../payload-types'

/** Whether others can see the comment, or the placeholder of a removed one. */
const isPublic = (doc: InteractedArticle | undefined) => doc?.state === 'SHOWN' || doc?.state === 'REMOVED'

function announce(doc: InteractedArticle, before?: InteractedArticle): InteractedArticle {
  if (isPublic(doc) || isPublic(before)) recordTags([tagOfInteraction(doc.type)])
  return doc
}

/** Hooks that invalidate the pages showing a comment or rating. */
export const invalidateInteractions = {
  afterChange: [({ doc, previousDoc }) => announce(doc, previousDoc)],
  afterDelete: [({ doc }) => announce(doc)],
} satisfies CollectionConfig['hooks']
