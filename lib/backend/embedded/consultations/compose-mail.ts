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

async function toAsked(row: ConsultationRequest): Promise<Asked> {
  const {
    reference,
    language,
    fullName,
    phone,
    gmail,
    address,
    subject,
    content,
    consultDate,
    consultTime,
    consultUntil,
    file,
    fileUrl,
    status,
    createdAt,
  } = row
  return {
    reference,
    language: language ?? defaultLanguage,
    fullName,
    phone,
    email: gmail ?? '',
    address: address ?? '',
    subjects: await titlesOf(await payload(), subject ?? ''),
    content: content ?? '',
    consultDate: consultDate ?? undefined,
    consultTimes: consultTime && consultUntil ? { start: consultTime, end: consultUntil } : undefined,
    hasFile: Boolean(file ?? fileUrl),
    isSuspicious: status === 'SPAM',
    receivedAt: new Date(createdAt),
  }
}

/** Throws if the request was deleted. A mail for a forgotten password gets its text when it is sent (`resetLetter`). */
export async function composeMail({ kind, request, to, language, onceKey }: Mail): Promise<Partial<Mail>> {
  if (kind === 'PASSWORD_RESET') return { subject: resetSubject(language ?? defaultLanguage) }
  const id = idOf(request)
  if (id === undefined) throw new Error('a mail without its consultation request')
  const row = await (await payload()).findByID({ collection: 'consultation-requests', id, trash: true, depth: 0 })
  const studioUrl = `${settings().SITE_URL}/admin/collections/consultation-requests/${id}`
  if (kind === 'REMINDER') {
    const {
      language: spoken,
      subject,
      text,
      html,
    } = reminderMail({
      to,
      reference: row.reference,
      receivedAt: new Date(row.createdAt),
      studioUrl,
    })
    return { language: spoken, subject, text, html }
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
