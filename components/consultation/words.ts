import { getTranslations } from 'next-intl/server'
import { fileFaults, largestFile } from '@/lib/attachments/limits'
import { phoneLength } from '@/lib/domain/phone'
import { settings } from '@/lib/settings'

const plain = [
  'title',
  'prefilled',
  'missing',
  'fullName',
  'phone',
  'email',
  'address',
  'message',
  'services',
  'send',
  'sending',
  'reset',
  'sent',
  'sentNext',
  'sentWrong',
  'sentCalendar',
  'sentAgain',
  'failed',
  'tryAgain',
  'unsure',
  'unsureAgain',
  'notAccepted',
  'checkAll',
  'correct',
  'offline',
  'offlineFile',
  'draftKept',
  'draftFile',
  'discard',
  'file',
  'fileChoose',
  'fileNone',
  'filePreparing',
  'fileUploading',
  'fileAttached',
  'fileCancel',
  'fileCancelled',
  'fileRemove',
  'fileRemoved',
  'fileAgain',
  'fileWithdrawn',
  'fileOther',
  'fileWithout',
  'fileDrop',
  'trap',
  'time',
  'timeAny',
  'timeHint',
  'timeShow',
  'timeNone',
  'timeFailed',
] as const

const faultCodes = [
  'nameRequired',
  'phoneRequired',
  'phoneDigits',
  'phoneLong',
  'phoneTwo',
  'phoneForeign',
  'emailRequired',
  'emailInvalid',
  'addressRequired',
  'messageRequired',
  'dateRequired',
  'dateFormat',
  'dateUnreal',
  'datePast',
  'dateClosed',
  'slotTaken',
  'timeLimit',
  'tooLong',
  'notAccepted',
  ...fileFaults,
  'fileNotAccepted',
  'fileUnreadable',
  'fileChoice',
  'failed',
] as const

type FaultCode = (typeof faultCodes)[number]

/** Messages of the consultation form; references, dates, addresses and file names are placeholders in braces. */
export type ConsultationWords = Record<
  | (typeof plain)[number]
  | ('reference' | 'sentDay' | 'sentMail' | 'correcting' | 'correctingAsNew')
  | ('fileHint' | 'fileWaiting' | 'fileNotSent')
  | ('date' | 'openCalendar' | 'dateHint' | 'dateOffer' | 'dateNext' | 'dateUse' | 'dateClosed' | 'dateUnreal'),
  string
> & {
  faults: Record<FaultCode, string>
  /** With the typed date as a placeholder. */
  dateDropped: string
}

type Translate = Awaited<ReturnType<typeof getTranslations<'consultation'>>>

/** The messages of the date field; `{date}` in them is a placeholder. */
export type DateWords = Pick<
  ConsultationWords,
  'date' | 'openCalendar' | 'dateHint' | 'dateOffer' | 'dateNext' | 'dateUse' | 'dateClosed' | 'dateUnreal'
>

/** The messages of the date field, in the visitor's language. */
export function dateWords(t: Translate): DateWords {
  const date = { date: '{date}' }
  return {
    date: t('date'),
    openCalendar: t('openCalendar'),
    dateHint: t('dateHint'),
    dateOffer: t('dateOffer', date),
    dateNext: t('dateNext', date),
    dateUse: t('dateUse', date),
    dateClosed: t('errors.dateClosed'),
    dateUnreal: t('errors.dateUnreal'),
  }
}

/** The messages in the visitor's language. */
export async function getConsultationWords(): Promise<ConsultationWords> {
  const t = await getTranslations('consultation')
  const [reference, name] = [{ reference: '{reference}' }, { name: '{name}' }]
  const numbers = { most: phoneLength, megabytes: largestFile / 1024 ** 2 }
  const words = Object.fromEntries(plain.map((name) => [name, t(name)])) as Record<(typeof plain)[number], string>
  const faults = Object.fromEntries(faultCodes.map((code) => [code, t(`errors.${code}`, numbers)])) as Record<
    FaultCode,
    string
  >
  return {
    dateDropped: t('dateDropped', { date: '{date}' }),
    ...words,
    ...dateWords(t),
    fileHint: t('fileHint', numbers),
    fileWaiting: t('fileWaiting', name),
    fileNotSent: t('fileNotSent', name),
    reference: t('reference', reference),
    sentDay: t('sentDay', { date: '{date}' }),
    // A site without a mail server confirms nothing by mail.
    sentMail: t(settings().SMTP_URL ? 'sentMail' : 'sentAddress', { email: '{email}' }),
    correcting: t('correcting', reference),
    correctingAsNew: t('correctingAsNew', reference),
    faults,
  }
}
