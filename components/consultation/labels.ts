import type { Messages } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { largestFile } from '@/lib/consultation/attachments/limits'
import { phoneLength } from '@/lib/domain/phone'
import { settings } from '@/lib/operations/settings'

type Catalogue = Messages['consultation']

export interface DateLabels
  extends Pick<Catalogue, 'date' | 'openCalendar' | 'dateHint' | 'dateOffer' | 'dateNext' | 'dateUse'> {
  errors: Pick<Catalogue['errors'], 'dateClosed' | 'dateUnreal'>
}

export interface ConsultationLabels
  extends Omit<Catalogue, 'errors' | 'privacy' | 'submit' | 'footerSubject' | 'problem' | 'sentAddress' | 'chosen'> {
  errors: Catalogue['errors']
  languages: Messages['languages']
}

export async function getDateLabels(): Promise<DateLabels> {
  const { date, openCalendar, dateHint, dateOffer, dateNext, dateUse, errors } = (await getMessages()).consultation
  const { dateClosed, dateUnreal } = errors
  return { date, openCalendar, dateHint, dateOffer, dateNext, dateUse, errors: { dateClosed, dateUnreal } }
}

export async function getConsultationLabels(): Promise<ConsultationLabels> {
  const t = await getTranslations('consultation')
  const numbers = { most: phoneLength, megabytes: largestFile / 1024 ** 2 }
  const { consultation, languages } = await getMessages()
  const { errors, sentAddress, ...others } = consultation
  const {
    chosen: _chosen,
    privacy: _privacy,
    submit: _submit,
    footerSubject: _footerSubject,
    problem: _problem,
    ...labels
  } = others
  return {
    ...labels,
    languages,
    fileHint: t('fileHint', numbers),
    // A site without a mail server confirms nothing by mail.
    sentMail: settings().SMTP_URL ? labels.sentMail : sentAddress,
    errors: {
      ...errors,
      phoneLong: t('errors.phoneLong', numbers),
      fileTooLarge: t('errors.fileTooLarge', numbers),
    },
  }
}
