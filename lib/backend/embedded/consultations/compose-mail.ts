import { defaultLanguage } from '@/lib/domain/languages'
import { confirmation, staffNotice, type ConsultationRequest as Asked } from '@/lib/mail/consultation-mails'
import { settings } from '@/lib/settings'
import { payload } from '../payload'
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
    hasFile: Boolean(file ?? fileUrl),
    isSuspicious: status === 'SPAM',
    receivedAt: new Date(createdAt),
  }
}

/** Composes the content of a queued mail. Throws if its consultation request has been deleted. */
export async function composeMail({ kind, request, to }: Mail): Promise<Partial<Mail>> {
  const id = typeof request === 'object' ? request.id : request
  const row = await (await payload()).findByID({ collection: 'consultation-requests', id, trash: true, depth: 0 })
  const [asked, { contact }] = [await toAsked(row), await getSiteRecord()]
  const mail =
    kind === 'CONFIRMATION'
      ? confirmation(asked, contact)
      : staffNotice(
          asked,
          { ...contact, staff: [to] },
          `${settings().SITE_URL}/admin/collections/consultation-requests/${id}`,
        )
  const { replyTo, language, subject, text, html, calendar } = mail
  return { replyTo, language, subject, text, html, calendar }
}
