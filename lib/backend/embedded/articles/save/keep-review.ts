import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { reviewAfter } from '@/lib/domain/review'
import { idOf } from '../../database/id-of'
import { isApproved, reviewOf } from '../plan-and-review'
import { labelFor } from '../../labels'
import type { Article } from '../../payload-types'
import { signNotes } from './sign-notes'

/**
 * Keeps the review of an article in order: what ends it, who asked for it, and who wrote which note. A return without
 * a new note is refused (400): the author would not know what to change. A version that is restored brings no review
 * along.
 */
export const keepReview: CollectionBeforeChangeHook<Article> = ({ data, originalDoc, req }) => {
  if (req.context.isRestoringVersion && originalDoc) {
    const { reviewAsked, reviewReturned, reviewAskedBy, reviewNotes } = originalDoc
    const restored = { ...data, reviewAskedBy, reviewNotes }
    return isApproved(restored)
      ? { ...restored, reviewAsked: false, reviewReturned: false }
      : { ...restored, reviewAsked, reviewReturned }
  }
  const saved = { ...originalDoc, ...data }
  const before = reviewOf(originalDoc)
  const after = reviewAfter({ ...reviewOf(saved), isApproved: isApproved(saved) }, before)
  const states = { reviewAsked: after.isAsked, reviewReturned: after.isReturned }
  if (req.user?.collection !== 'staff') return { ...data, ...states }

  const [by, old] = [req.user.id, originalDoc?.reviewNotes ?? []]
  const reviewNotes = signNotes(old, saved.reviewNotes, by, new Date().toISOString())
  const isReturn = after.isReturned && !before.isReturned
  // As the message of the whole save: a list does not show a message of its own.
  if (isReturn && !reviewNotes.some(({ id, text }) => old.find((note) => note.id === id)?.text !== text))
    throw new APIError(labelFor(req, 'returnNeedsNote'), 400, {}, true)
  const reviewAskedBy = after.isAsked && !before.isAsked ? by : (idOf(originalDoc?.reviewAskedBy) ?? null)
  return { ...data, ...states, reviewNotes, reviewAskedBy }
}
