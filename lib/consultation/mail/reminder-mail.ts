import { longDate, timeOf } from '@/lib/domain/dates'
import { labelsOf } from '@/lib/http/i18n/labels'
import { letter } from './letter'
import type { Mail } from './mail'

interface Unanswered {
  to: string
  reference: string
  receivedAt: Date
  studioUrl: string
}

/** The mail that reminds staff of a request that nobody has answered, in Vietnamese. It names the visitor nowhere. */
export function reminderMail({ to, reference, receivedAt, studioUrl }: Unanswered): Mail {
  const language = 'vi'
  const t = labelsOf(language)
  const subject = t('mail.reminder.subject', { reference })
  const received = t('mail.staff.receivedAtTime', { time: timeOf(receivedAt), date: longDate(receivedAt, language) })
  const { text, html } = letter(language, subject, [
    { paragraph: t('mail.reminder.waits', { reference }) },
    { facts: [[t('mail.staff.receivedAt'), received]] },
    { link: studioUrl, label: t('mail.staff.studio') },
    { paragraph: t('mail.reminder.again') },
  ])
  return { to, language, subject, text, html }
}
