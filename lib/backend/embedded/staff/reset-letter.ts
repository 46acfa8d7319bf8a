import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { defaultLanguage, type Language } from '@/lib/domain/languages'
import { labelsOf } from '@/lib/http/i18n/labels'
import { letter } from '@/lib/consultation/mail/letter'
import { MailFailed } from '@/lib/consultation/mail/mail-failed'
import { settings } from '@/lib/operations/settings'
import { idOf } from '../database/id-of'
import { rowsIn } from '../database/rows-in'
import type { Mail } from '../payload-types'
import { keyedHash } from './keyed-hash'

const minutes = 60

const untilFrom = (time: number) => new Date(time + minutes * 60_000)

/** What is stored of the key in a link. Whoever reads the database or a backup cannot make the link of it. */
export const storedKey = (key: string): string => keyedHash('reset', key)

export const isResetOver = ({ kind, orderedAt }: Mail): boolean =>
  kind === 'PASSWORD_RESET' && untilFrom(Date.parse(orderedAt)) < new Date()

export const resetSubject = (language: Language): string => {
  const labels = labelsOf(language)
  return labels('mail.passwordReset.subject', { short: labels('brand.short') })
}

/** Only the mail has the new link, the former one ends. Throws MailFailed if the account or its address is gone. */
export async function resetLetter(
  payload: Payload,
  { staff, to, language }: Mail,
): Promise<{ text: string; html: string }> {
  const key = randomBytes(32).toString('base64url')
  const rows = await rowsIn(
    { payload },
    sql`
      UPDATE staff SET reset_password_token = ${storedKey(key)}, reset_password_expiration = ${untilFrom(Date.now()).toISOString()}
      WHERE id = ${idOf(staff) ?? 0} AND email = ${to} RETURNING id`,
  )
  if (rows.length === 0) throw new MailFailed(true, 'no account')
  const spoken = language ?? defaultLanguage
  const labels = labelsOf(spoken)
  return letter(spoken, resetSubject(spoken), [
    { paragraph: labels('mail.passwordReset.asked', { email: to }) },
    { link: `${settings().SITE_URL}/admin/reset/${key}`, label: labels('mail.passwordReset.link') },
    { paragraph: labels('mail.passwordReset.expires', { minutes }) },
    { paragraph: labels('mail.passwordReset.notYou') },
  ])
}
