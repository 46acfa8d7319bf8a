import { APIError, type CollectionBeforeChangeHook, type SanitizedCollectionConfig } from 'payload'
import { planError, type PlanError } from '@/lib/domain/publication-plan'
import { canPublish } from '../../access'
import { planOf } from '../plan-and-review'
import { invalid } from '../../database/conflict'
import { labelFor, type StudioKey } from '../../labels'
import type { Article } from '../../payload-types'
import { missingFields } from '../../fields/missing-fields'

const sentences = {
  past: 'planPast',
  planned: 'planPending',
  beforePublication: 'planOrder',
  dateAhead: 'dateAhead',
  dateAfterPublication: 'dateAfterPlan',
} as const satisfies Record<PlanError['reason'], StudioKey>

const plannedOf = (article: Partial<Article>) => ({ ...planOf(article), isPublished: article._status === 'published' })

/** When an article that is published now became due: at the planned time, also if the site was down then. */
function publishedAt(before: Partial<Article> | undefined, now: Date): string {
  const planned = before && planOf(before).publishAt
  return (planned && planned < now ? planned : now).toISOString()
}

/** Payload checks drafts for nothing, and when the time comes nobody is there to be told. */
const missingIn = (article: Partial<Article>, { flattenedFields }: SanitizedCollectionConfig): string[] =>
  article.publishAt && article._status !== 'published' ? missingFields(flattenedFields, article) : []

/**
 * Keeps the times at which an article is published and withdrawn in order, and refuses an article that would be public
 * before its date (400). The trash and a publication by hand end a plan; a version that is restored brings no plan
 * along. Unless somebody typed a date, an article has that of its publication.
 */
export const keepPlan: CollectionBeforeChangeHook<Article> = ({ collection, data, originalDoc, req }) => {
  if (data.deletedAt) return { ...data, publishAt: null, unpublishAt: null }
  // Authors would change what becomes public without anybody having read it.
  if (req.user && !canPublish(req.user) && originalDoc?.publishAt)
    throw new APIError(labelFor(req, 'plannedByEditor'), 403, {}, true)
  const { publishAt, unpublishAt } = originalDoc ?? {}
  const saved = req.context.isRestoringVersion ? { ...data, publishAt, unpublishAt } : data
  const article = { ...originalDoc, ...saved }
  const now = new Date()
  const error = planError(plannedOf(article), originalDoc && plannedOf(originalDoc), now)
  const errors = [
    ...(error ? [{ path: error.field, message: labelFor(req, sentences[error.reason]) }] : []),
    ...missingIn(article, collection).map((path) => ({ path, message: labelFor(req, 'planIncomplete') })),
  ]
  if (errors.length > 0) throw invalid(req, 'articles', ...errors)
  if (article._status !== 'published') return saved
  return { ...saved, publishAt: null, createDate: article.createDate ?? publishedAt(originalDoc, now) }
}
