import { longDate, timeOf } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import type { ReviewEvent } from '@/lib/domain/review'
import { cut } from '@/lib/domain/text'
import { labelsOf } from '@/lib/http/i18n/labels'
import { letter, type Part } from './letter'
import { oneLine, type Mail } from './mail'

export interface ReviewNews {
  event: ReviewEvent
  title: string
  by: string
  notes: readonly string[]
  publishAt: Date | undefined
  link: string
}

const longestTitle = 80

export function reviewMail(
  language: Language,
  { event, title, by, notes, publishAt, link }: ReviewNews,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const t = labelsOf(language)
  const names = { title: oneLine(title), by: oneLine(by) }
  const subjectValues = { short: t('brand.short'), title: cut(names.title, longestTitle) }
  const said = {
    ASKED: () => ({ subject: t('mail.review.askedSubject', subjectValues), text: t('mail.review.asked', names) }),
    RETURNED: () => ({
      subject: t('mail.review.returnedSubject', subjectValues),
      text: t('mail.review.returned', names),
    }),
    APPROVED: () => ({
      subject: t('mail.review.approvedSubject', subjectValues),
      text: publishAt
        ? t('mail.review.planned', { ...names, time: timeOf(publishAt), date: longDate(publishAt, language) })
        : t('mail.review.published', names),
    }),
  } satisfies Record<ReviewEvent, () => object>
  const { subject, text } = said[event]()
  const parts: Part[] = [
    { paragraph: text },
    ...notes.map((quote) => ({ quote })),
    { link, label: t('mail.review.open') },
  ]
  return { subject, ...letter(language, subject, parts) }
}
