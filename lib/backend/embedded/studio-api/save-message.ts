import type { StudioKey } from '../labels'

export interface SavedArticle {
  _status?: unknown
  publishAt?: unknown
  reviewAsked?: unknown
}

/** What a save has led to: Payload says only whether it created or changed something. */
export function saveMessage({ _status, publishAt, reviewAsked }: SavedArticle): StudioKey {
  if (_status === 'published') return 'savedPublished'
  if (publishAt) return 'savedPlanned'
  return reviewAsked ? 'savedForReview' : 'savedDraft'
}
