/** Publishing and withdrawing articles at a time that staff choose (docs/adr/0061). */

export interface PublicationPlan {
  publishAt: Date | undefined
  unpublishAt: Date | undefined
}

export interface PlannedArticle extends PublicationPlan {
  createDate: Date | undefined
  isPublished: boolean
}

export interface PlanError {
  field: 'publishAt' | 'unpublishAt' | 'createDate'
  reason: 'past' | 'planned' | 'beforePublication' | 'dateAhead' | 'dateAfterPublication'
}

const isSame = (a: Date | undefined, b: Date | undefined): boolean => a?.getTime() === b?.getTime()

function publishingError(after: PlannedArticle, before: PlannedArticle | undefined, now: Date): PlanError | undefined {
  const { publishAt, unpublishAt, createDate } = after
  // Whoever typed a time and then presses "publish" most likely wants the time.
  if (publishAt && publishAt > now) return { field: 'publishAt', reason: 'planned' }
  if (unpublishAt && unpublishAt <= now) return { field: 'unpublishAt', reason: 'past' }
  const wasPublic = before?.isPublished === true && isSame(createDate, before.createDate)
  return createDate && createDate > now && !wasPublic ? { field: 'createDate', reason: 'dateAhead' } : undefined
}

/** What is wrong with the times of a saved article. A time that passed after it was saved is tried again: no error. */
export function planError(after: PlannedArticle, before: PlannedArticle | undefined, now: Date): PlanError | undefined {
  const { publishAt, unpublishAt, createDate, isPublished } = after
  for (const field of ['publishAt', 'unpublishAt'] as const) {
    const time = after[field]
    if (time && time <= now && !isSame(time, before?.[field])) return { field, reason: 'past' }
  }
  if (publishAt && unpublishAt && unpublishAt <= publishAt) return { field: 'unpublishAt', reason: 'beforePublication' }
  if (isPublished) return publishingError(after, before, now)
  // The date of a page is never later than the page.
  return publishAt && createDate && createDate > publishAt
    ? { field: 'createDate', reason: 'dateAfterPublication' }
    : undefined
}

/** What has to be done by a plan now. If both times have come, the article is over before anybody saw it. */
export function dueChange({ publishAt, unpublishAt }: PublicationPlan, now: Date): 'publish' | 'withdraw' | undefined {
  if (unpublishAt && unpublishAt <= now) return 'withdraw'
  return publishAt && publishAt <= now ? 'publish' : undefined
}
