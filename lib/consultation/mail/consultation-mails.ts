import type { SiteRecord } from '@/lib/backend/site-record'
import { longDate, timeOf } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { daysOpen } from '@/lib/domain/opening-days'
import { groupedPhone } from '@/lib/domain/phone'
import { cut } from '@/lib/domain/text'
import { toDateTime } from '@/lib/domain/typed-date'
import { consultationCalendar } from './consultation-event'
import { colon, letter } from './letter'
import { oneLine, type Mail } from './mail'
import { labelsOf } from '@/lib/http/i18n/labels'

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

const longest = 80

/** Characters used in names, including company names and transcribed ones: "J. R. O’Neill-Trần", "A & B", "卡尔·马克思". */
const nameSigns = /^[\p{L}\p{M}\p{Nd} '’‑.,·&-]+$/u

/**
 * Patterns that do not occur in names: a dot inside a word, `www`, three or more digits, three combining marks in a
 * row.
 */
const noName = /\.[\p{L}\p{M}\p{Nd}]|www|(?:\p{Nd}.*){3}|\p{M}{3}/iu

/**
 * The typed name, if it is safe to use in a greeting; undefined if it does not look like a name.
 * The sender of the form chooses who receives the confirmation, so the mail must not carry an address, number or text
 * of theirs.
 */
export function greetingName(fullName: string): string | undefined {
  // NFKC maps full-width letters and signs to their ordinary forms.
  const name = fullName.normalize('NFKC').trim().replace(/ +/g, ' ')
  return name.length <= longest && /\p{L}/u.test(name) && nameSigns.test(name) && !noName.test(name) ? name : undefined
}

export type ConsultationRequest = {
  reference: string
  language: Language
  fullName: string
  phone: string
  email: string
  address: string
  subjects: string[]
  content: string
  /** A calendar day, yyyy-MM-dd. */
  consultDate: string | undefined
  /** The chosen time of that day, HH:mm. */
  consultTimes?: { start: string; end: string } | undefined
  hasFile: boolean
  isSuspicious: boolean
  isCorrected?: boolean
  receivedAt: Date
}

/**
 * The institute's data in the mails: contact facts of the site record. `staff` lists who is notified of requests, if
 * not the institute's own address.
 */
export type Institute = Pick<SiteRecord['contact'], 'email' | 'hotlines' | 'address' | 'hours'> & {
  staff?: readonly string[] | undefined
}

const longestName = 80

function whenIn({ consultDate, consultTimes }: ConsultationRequest, language: Language): string | undefined {
  if (!consultDate) return undefined
  const date = longDate(new Date(toDateTime(consultDate)), language)
  if (!consultTimes) return date
  return labelsOf(language)('mail.when', { date, from: consultTimes.start, until: consultTimes.end })
}

/** The calendar file of a request for a day. It contains nothing that the visitor typed but the day and the time. */
export function requestCalendar(
  {
    reference,
    language,
    day,
    times,
    receivedAt,
  }: Pick<ConsultationRequest, 'reference' | 'language' | 'receivedAt'> & {
    day: string
    times?: ConsultationRequest['consultTimes'] | undefined
  },
  institute: Pick<Institute, 'email' | 'hotlines' | 'address'>,
): string {
  const t = labelsOf(language)
  const about = [
    [t('mail.confirmation.reference'), reference],
    [t('footer.hotline'), institute.hotlines.map(groupedPhone).join(', ')],
    [t('footer.email'), institute.email],
  ].filter(([, value]) => value)
  return consultationCalendar({
    reference,
    language,
    day,
    times,
    stamp: receivedAt,
    title: t('mail.event.title', { short: t('brand.short') }),
    text: [t('mail.event.text'), ...about.map(([label, value]) => `${label}${colon[language]}${value}`)].join('\n'),
    place: institute.address[language],
    organiser: { name: t('brand.name'), email: institute.email },
  })
}

/**
 * The mail that confirms to a visitor, in their language, that a request was received.
 * Anyone can type anyone's address into the form. Of the typed values, the mail therefore contains only the name, and
 * only if it looks like a name.
 */
export function confirmation(request: ConsultationRequest, institute: Institute): Mail {
  const { reference, language, fullName, email, consultDate, consultTimes, hasFile, receivedAt } = request
  const t = labelsOf(language)
  const [short, name, greeted] = [t('brand.short'), t('brand.name'), greetingName(fullName)]
  const phones = institute.hotlines.map(groupedPhone).join(', ')
  const [{ opens, closes, days }, address] = [institute.hours, institute.address[language]]
  const hours = t('footer.hours', { days: daysOpen(days, language), opens, closes })
  const ways: [string, string][] = [
    [t('footer.hotline'), phones],
    [t('footer.email'), institute.email],
    [t('footer.address'), address],
  ]
  const next = consultDate ? (consultTimes ? 'nextTime' : 'nextDay') : 'next'
  const subject = t('mail.confirmation.subject', { short, reference })
  const { text, html } = letter(language, subject, [
    { paragraph: greeted ? t('mail.hello', { name: greeted }) : t('mail.helloUnnamed') },
    { paragraph: t('mail.confirmation.received', { institute: name }) },
    {
      facts: [
        [t('mail.confirmation.reference'), reference],
        [t('mail.confirmation.receivedOn'), longDate(receivedAt, language)],
        [t('mail.confirmation.day'), whenIn(request, language)],
        [t('mail.confirmation.file'), hasFile ? t('mail.confirmation.fileReceived') : undefined],
      ],
    },
    { paragraph: t(`mail.confirmation.${next}`, { hours }) },
    { paragraph: t('mail.confirmation.reach', { reference }) },
    { paragraph: t('mail.confirmation.erase', { email: institute.email }) },
    { paragraph: t('mail.confirmation.notYou') },
    { paragraph: name },
    { facts: ways },
  ])
  const calendar =
    consultDate &&
    requestCalendar({ reference, language, day: consultDate, times: consultTimes, receivedAt }, institute)
  return { to: email, replyTo: institute.email, language, subject, text, html, ...(calendar && { calendar }) }
}

/**
 * The mail that notifies the staff of a request, in Vietnamese. It contains everything that was asked, and `studioUrl`,
 * the address in the studio of the request's file and status. A file is never sent by mail.
 */
export function staffNotice(request: ConsultationRequest, institute: Institute, studioUrl: string): Mail {
  const { reference, fullName, phone, email, address, subjects, content, hasFile, isSuspicious, receivedAt } = request
  const language = 'vi'
  const t = labelsOf(language)
  const plain = t('mail.staff.subject', { reference, name: cut(oneLine(fullName), longestName) })
  const subject = isSuspicious ? t('mail.staff.suspicious', { subject: plain }) : plain
  const { text, html } = letter(language, subject, [
    { paragraph: t(request.isCorrected ? 'mail.staff.corrected' : 'mail.staff.intro') },
    ...(isSuspicious ? [{ paragraph: t('mail.staff.caution') }] : []),
    {
      facts: [
        [t('mail.staff.reference'), reference],
        [
          t('mail.staff.receivedAt'),
          t('mail.staff.receivedAtTime', { time: timeOf(receivedAt), date: longDate(receivedAt, language) }),
        ],
        [t('consultation.fullName'), fullName],
        [t('consultation.phone'), phone],
        [t('consultation.email'), email],
        [t('consultation.address'), address],
        [t('consultation.date'), whenIn(request, language) ?? t('mail.staff.noDay')],
        [t('mail.staff.services'), subjects.join('; ') || t('mail.staff.noServices')],
        [t('mail.staff.file'), t(hasFile ? 'mail.staff.fileInStudio' : 'mail.staff.noFile')],
        [t('mail.staff.language'), t(`languages.${request.language}`)],
      ],
    },
    { paragraph: `${t('consultation.message')}:` },
    { quote: content },
    { link: studioUrl, label: t('mail.staff.studio') },
    { paragraph: t('mail.staff.reply') },
  ])
  return {
    to: (institute.staff ?? [institute.email]).join(', '),
    replyTo: oneLine(email),
    language,
    subject,
    text,
    html,
  }
}
