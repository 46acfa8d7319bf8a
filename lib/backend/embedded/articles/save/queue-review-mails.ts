import { isolateObjectProperty, type CollectionAfterChangeHook, type PayloadRequest } from 'payload'
import { defaultLanguage } from '@/lib/domain/languages'
import { reviewEvent, type ReviewEvent } from '@/lib/domain/review'
import { reviewMail } from '@/lib/consultation/mail/review-mails'
import { isMailSet } from '@/lib/consultation/mail/transport'
import { settings } from '@/lib/operations/settings'
import { isApproved, planOf, reviewOf } from '../plan-and-review'
import { idOf } from '../../database/id-of'
import type { Article, Staff } from '../../payload-types'
import type { StaffRole } from '../../staff/roles'
import { staffName } from '../../staff/staff-name'
import { queueOnce } from '../../consultations/queue-once'

const askedPeriodMs = 10 * 60_000

async function staffWith(role: StaffRole, req: PayloadRequest): Promise<Staff[]> {
  const where = { roles: { in: [role] } }
  return (await req.payload.find({ collection: 'staff', where, depth: 0, pagination: false, req })).docs
}

async function recipientsOf(event: ReviewEvent, article: Article, req: PayloadRequest): Promise<Staff[]> {
  const others = (people: Staff[]) => people.filter(({ id }) => id !== req.user?.id)
  if (event === 'ASKED') {
    const editors = others(await staffWith('editor', req))
    return editors.length > 0 ? editors : others(await staffWith('admin', req))
  }
  const id = idOf(article.reviewAskedBy)
  if (id === undefined) return []
  const row = await req.payload.findByID({ collection: 'staff', id, depth: 0, disableErrors: true, req })
  return row ? others([row]) : []
}

export const queueReviewMails: CollectionAfterChangeHook<Article> = async ({ doc, previousDoc, req }) => {
  const { user } = req
  if (!isMailSet() || user?.collection !== 'staff') return doc
  const before: Partial<Article> = previousDoc ?? {}
  const event = reviewEvent({ ...reviewOf(doc), isApproved: isApproved(doc) }, reviewOf(before))
  if (!event) return doc
  const known = new Set((before.reviewNotes ?? []).map(({ text }) => text))
  const mail = reviewMail(defaultLanguage, {
    event,
    title: doc.title || doc.slug || String(doc.id),
    by: staffName(user),
    notes: (doc.reviewNotes ?? []).map(({ text }) => text).filter((text) => !known.has(text)),
    publishAt: planOf(doc).publishAt,
    link: `${settings().SITE_URL}/admin/collections/articles/${doc.id}`,
  })
  // Asking again and again is one mail; each other event is a save with a revision of its own.
  const occasion = event === 'ASKED' ? Math.floor(Date.now() / askedPeriodMs) : doc.revision
  // The mails are the site's own: the activity log of staff does not name them.
  const bySite = isolateObjectProperty(req, 'user')
  bySite.user = null
  for (const { id, email } of await recipientsOf(event, doc, req)) {
    const onceKey = `REVIEW_${event}:${doc.id}:${occasion}:${id}`
    const data = { kind: `REVIEW_${event}` as const, staff: id, to: email, language: defaultLanguage, ...mail }
    await queueOnce({ payload: req.payload, req: bySite }, onceKey, data)
  }
  return doc
}
