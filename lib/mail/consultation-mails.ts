import type { SiteRecord } from '@/lib/backend/site-record'
import { longDate, timeOf } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { daysOpen } from '@/lib/domain/opening-days'
import { cut } from '@/lib/domain/text'
import { toDateTime } from '@/lib/domain/typed-date'
import { consultationCalendar } from './consultation-event'
import { greetingName } from './greeting-name'
import { colon, letter } from './letter'
import { oneLine, type Mail } from './mail'
import { wordsOf } from '@/lib/i18n/words'

/** A consultation request (spec 3) as the mails tell of it. */
export type ConsultationRequest = {
  reference: string
  /** The language the visitor read the site in. */
  language: Language
  fullName: string
  phone: string
  email: string
  address: string
  /** Titles of what was chosen. */
  subjects: string[]
  content: string
  /** A calendar day, yyyy-MM-dd. */
  consultDate: string | undefined
  hasFile: boolean
  isSuspicious: boolean
  receivedAt: Date
}

/** What the mails say of the institute: contact facts of the site record, and who on its staff is told of requests when not its own address. */
export type Institute = Pick<SiteRecord['contact'], 'email' | 'hotlines' | 'address' | 'hours'> & { staff?: readonly string[] | undefined }

/** Letters of a name in a subject line. */
const longestName = 80

const longDay = (day: string, language: Language) => longDate(new Date(toDateTime(day)), language)

/**
 * The mail that tells a visitor, in their language, that a request has arrived. Anybody can enter anybody's address into the form: of what was typed it
 * holds the name alone, and that only when it looks like one.
 */
export function confirmation({ reference, language, fullName, email, consultDate, hasFile, receivedAt }: ConsultationRequest, institute: Institute): Mail {
  const t = wordsOf(language)
  const [short, name, greeted] = [t('brand.short'), t('brand.name'), greetingName(fullName)]
  const phones = institute.hotlines.join(', ')
  const [{ opens, closes, days }, address] = [institute.hours, institute.address[language]]
  const hours = t('footer.hours', { days: daysOpen(days, language), opens, closes })
  const ways: [string, string][] = [[t('footer.hotline'), phones], [t('footer.email'), institute.email], [t('footer.address'), address]]
  const subject = t('mail.confirmation.subject', { short, reference })
  const { text, html } = letter(language, subject, [
    { paragraph: greeted ? t('mail.hello', { name: greeted }) : t('mail.helloUnnamed') },
    { paragraph: t('mail.confirmation.received', { institute: name }) },
    {
      facts: [
        [t('mail.confirmation.reference'), reference],
        [t('mail.confirmation.receivedOn'), longDate(receivedAt, language)],
        [t('mail.confirmation.day'), consultDate && longDay(consultDate, language)],
        [t('mail.confirmation.file'), hasFile ? t('mail.confirmation.fileReceived') : undefined],
      ],
    },
    { paragraph: t(consultDate ? 'mail.confirmation.nextDay' : 'mail.confirmation.next', { hours }) },
    { paragraph: t('mail.confirmation.reach', { reference }) },
    { paragraph: t('mail.confirmation.erase', { email: institute.email }) },
    { paragraph: t('mail.confirmation.notYou') },
    { paragraph: name },
    { facts: ways },
  ])
  const about = [[t('mail.confirmation.reference'), reference] as const, ...ways.slice(0, 2).filter(([, value]) => value)]
  const calendar =
    consultDate &&
    consultationCalendar({
      reference,
      language,
      day: consultDate,
      stamp: receivedAt,
      title: t('mail.event.title', { short }),
      text: [t('mail.event.text'), ...about.map(([label, value]) => `${label}${colon[language]}${value}`)].join('\n'),
      place: address,
      organiser: { name, email: institute.email },
    })
  return { to: email, replyTo: institute.email, language, subject, text, html, ...(calendar && { calendar }) }
}

/**
 * The mail that tells the staff, in Vietnamese, of a request: all that was asked, and the address in the studio (`studioUrl`) where its file and its
 * status are. A file is never sent by mail.
 */
export function staffNotice(request: ConsultationRequest, institute: Institute, studioUrl: string): Mail {
  const { reference, fullName, phone, email, address, subjects, content, consultDate, hasFile, isSuspicious, receivedAt } = request
  const language = 'vi'
  const t = wordsOf(language)
  const plain = t('mail.staff.subject', { reference, name: cut(oneLine(fullName), longestName) })
  const subject = isSuspicious ? t('mail.staff.suspicious', { subject: plain }) : plain
  const { text, html } = letter(language, subject, [
    { paragraph: t('mail.staff.intro') },
    ...(isSuspicious ? [{ paragraph: t('mail.staff.caution') }] : []),
    {
      facts: [
        [t('mail.staff.reference'), reference],
        [t('mail.staff.receivedAt'), t('mail.staff.receivedAtTime', { time: timeOf(receivedAt), date: longDate(receivedAt, language) })],
        [t('consultation.fullName'), fullName],
        [t('consultation.phone'), phone],
        [t('consultation.email'), email],
        [t('consultation.address'), address],
        [t('consultation.date'), consultDate ? longDay(consultDate, language) : t('mail.staff.noDay')],
        [t('consultation.services'), subjects.join('; ') || t('mail.staff.noServices')],
        [t('mail.staff.file'), t(hasFile ? 'mail.staff.fileInStudio' : 'mail.staff.noFile')],
        [t('mail.staff.language'), t(`languages.${request.language}`)],
      ],
    },
    { paragraph: `${t('consultation.message')}:` },
    { quote: content },
    { link: studioUrl, label: t('mail.staff.studio') },
    { paragraph: t('mail.staff.reply') },
  ])
  return { to: (institute.staff ?? [institute.email]).join(', '), replyTo: oneLine(email), language, subject, text, html }
}
