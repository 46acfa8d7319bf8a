import type { CollectionConfig, CollectionBeforeChangeHook } from 'payload'
import { tags } from '@/lib/backend/tags'
import { deleteWith } from '../../hooks/delete-with'
import { invalidating } from '../../hooks/invalidate'
import { keepFormerAddress, keepLastAddress } from '../../hooks/keep-former-address'
import { trashHooks } from '../../hooks/trash'
import { noteSavedBy } from '../../fields/saved-by'
import { noteShown } from '../../staff/log-activity'
import { restoreAsDraft } from '../article-versions'
import { keepFormat } from './keep-format'
import { keepPlan } from './keep-plan'
import { keepReview } from './keep-review'
import { keepToDrafts, refusePublishing } from './keep-to-drafts'
import { keepTranslationState, noteChangedOriginal } from './keep-translation-state'
import { linkTranslation } from './link-translation'
import { capturePublicState, noteLastAddress, queueIndexNow } from './note-for-index'
import { queueReviewMails } from './queue-review-mails'
import { refuseUntranslated } from './refuse-untranslated'
import { validateRenderable } from './refuse-unpreparable'
import { readableHtml } from '../article-content'
import { searchColumns } from '../../search/search-columns'
import { deletePrepared, storePrepared } from '../prepared-articles'
import { restoreSlug, restoreTranslation, trashPublished } from './trash'

const keepSearchColumns: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const article = { ...originalDoc, ...data }
  return { ...data, ...searchColumns({ ...article, html: await readableHtml(article, req.payload, req) }) }
}

const invalidation = invalidating(tags.articles)

/** What a save of an article does, in this order: each step sees what the steps before it have changed. */
export const articleHooks = {
  beforeOperation: [...trashHooks.beforeOperation, keepToDrafts, noteShown],
  beforeChange: [
    // What is saved: a restored version is a draft, an author publishes nothing, the trash takes what is public.
    restoreAsDraft,
    refusePublishing,
    ...trashHooks.beforeChange,
    trashPublished,
    // Who read it, when it becomes public, who saved it.
    keepReview,
    keepPlan,
    noteSavedBy,
    // Its place among its translations.
    linkTranslation,
    keepTranslationState,
    // Its text: in one format, translated, and possible to prepare.
    keepFormat,
    refuseUntranslated,
    validateRenderable,
    // Out of the trash, beside what has been written meanwhile.
    restoreSlug,
    restoreTranslation,
    // What follows from the final data.
    keepSearchColumns,
    noteChangedOriginal,
    keepFormerAddress('ARTICLE'),
    capturePublicState,
  ],
  afterChange: [storePrepared, queueIndexNow, queueReviewMails, ...invalidation.afterChange],
  beforeDelete: [
    keepLastAddress('ARTICLE'),
    noteLastAddress,
    deleteWith('interacted-articles', 'article'),
    deletePrepared,
  ],
  afterDelete: invalidation.afterDelete,
} satisfies CollectionConfig<'articles'>['hooks']
