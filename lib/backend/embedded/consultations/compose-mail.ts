import { defaultLanguage } from '@/lib/domain/languages'
import {
  confirmation,
  staffNotice,
  type ConsultationRequest as Asked,
  reminderMail,
} from '@/lib/consultation/mail/consultation-mails'
import { settings } from '@/lib/operations/settings'
import { idOf } from '../database/id-of'
import { firstKey } from './queue-mails'
import { payload } from '../payload'
import { resetSubject } from '../staff/reset-letter'
import type { ConsultationRequest, Mail } from '../payload-types'
import { getSiteRecord } from '../site-record'
import { titlesOf } from '../articles/titles-of'

const toAsked = async (row: ConsultationRequest): Promise<Asked> => ({
  reference: row.reference,
  language: row.language ?? defaultLanguage,
  fullName: row.fullName,
  phone: row.phone,
  email: row.gmail ?? '',
  address: row.address ?? '',
  subjects: await titlesOf(await payload(), row.subject ?? ''),
  content: row.content ?? '',
  consultDate: row.consultDate ?? undefined,
  consultTimes: row.consultTime && row.consultUntil ? { start: row.consultTime, end: row.consultUntil } : undefined,
  hasFile: Boolean(row.file ?? row.fileUrl),
  isSuspicious: row.status === 'SPAM',
  receivedAt: new Date(row.createdAt),
})

/** Throws if the request was deleted. A mail for a forgotten password gets its text when it is sent (`resetLetter`). */
export async function composeMail({ kind, request, to, language, onceKey }: Mail): Promise<Partial<Mail>> {
  if (kind === 'PASSWORD_RESET') return { subject: resetSubject(language ?? defaultLanguage) }
  const id = idOf(request)
  if (id === undefined) throw new Error('a mail without its consultation request')
  const row = await (await payload()).findByID({ collection: 'consultation-requests', id, trash: true, depth: 0 })
  const studioUrl = `${settings().SITE_URL}/admin/collections/consultation-requests/${id}`
  if (kind === 'REMINDER') {
    const receivedAt = new Date(row.createdAt)
    const mail = reminderMail({ to, reference: row.reference, receivedAt, studioUrl })
    return { language: mail.language, subject: mail.subject, text: mail.text, html: mail.html }
  }
  const isCorrected = onceKey !== firstKey(kind, id, to)
  const [requested, { contact }] = [{ ...(await toAsked(row)), isCorrected }, await getSiteRecord()]
  const mail =
    kind === 'CONFIRMATION'
      ? confirmation(requested, contact)
      : staffNotice(requested, { ...contact, staff: [to] }, studioUrl)
  const { replyTo, subject, text, html, calendar } = mail
  return { replyTo, language: mail.language, subject, text, html, calendar }
}
