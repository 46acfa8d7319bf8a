/** The review of an article: an author asks, an editor publishes, plans or returns the article (docs/adr/0061). */

export interface Review {
  isAsked: boolean
  isReturned: boolean
}

export type ReviewEvent = 'ASKED' | 'RETURNED' | 'APPROVED'

interface Saved extends Review {
  isApproved: boolean
}

/** Where a review stands after a save: a return wins over a request left in the form; a new request ends a return. */
export function reviewAfter({ isAsked, isReturned, isApproved }: Saved, before: Review): Review {
  if (isApproved) return { isAsked: false, isReturned: false }
  if (isReturned && !before.isReturned) return { isAsked: false, isReturned: true }
  return { isAsked, isReturned: isReturned && !isAsked }
}

export function reviewEvent(after: Saved, before: Review): ReviewEvent | undefined {
  if (after.isAsked && !before.isAsked) return 'ASKED'
  if (after.isReturned && !before.isReturned) return 'RETURNED'
  return after.isApproved && (before.isAsked || before.isReturned) ? 'APPROVED' : undefined
}
