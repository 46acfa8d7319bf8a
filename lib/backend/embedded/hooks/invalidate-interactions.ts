import type { CollectionConfig } from 'payload'
import { tagOfInteraction } from '@/lib/backend/tags'
import { announceChange } from '../after-commit'
import type { InteractedArticle } from '../payload-types'

/** Whether others see it, or the place it held. */
const isPublic = (doc: InteractedArticle | undefined) => doc?.state === 'SHOWN' || doc?.state === 'REMOVED'

function announce(doc: InteractedArticle, before?: InteractedArticle): InteractedArticle {
  if (isPublic(doc) || isPublic(before)) announceChange([tagOfInteraction(doc.type)])
  return doc
}

/** Hooks by which a comment or rating shows at once wherever it stands. */
export const invalidateInteractions = {
  afterChange: [({ doc, previousDoc }) => announce(doc, previousDoc)],
  afterDelete: [({ doc }) => announce(doc)],
} satisfies CollectionConfig['hooks']
