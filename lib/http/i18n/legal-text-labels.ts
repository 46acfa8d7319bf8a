import type { LaterText, LegalTextName, LegalTextWithState } from '@/lib/backend/model'
import { chineseKindWords, type LegalTextKind } from '@/lib/domain/citations/kinds'
import { amendmentsAfter, isOutdated, type LegalTextState } from '@/lib/domain/legal-texts'
import type { Language } from '@/lib/domain/languages'
import { labelsOf } from './labels'

/** How a text is headed: a law by its title before its number, others by their kind, as the title writes it. */
type LegalTextHeading =
  | { form: 'titled'; title: string }
  | { form: 'kindOnly'; kind: string }
  | { form: 'kindAndSubject'; kind: string; subject: string }
  | { form: 'kindAndTitle'; kind: string; title: string }

const named: ReadonlySet<LegalTextKind> = new Set(['LAW', 'ORDINANCE'])

const amends = /^(?:sửa đổi|bổ sung|bãi bỏ|amending|supplementing|repealing)/

const canFollow = /^(?:về|quy định|hướng dẫn|on|concerning|regarding) /i

const han = /\p{Script=Han}/u

function split(title: string, word: string): { kind: string; subject: string } | undefined {
  if (han.test(word)) return title.endsWith(word) ? { kind: word, subject: title.slice(0, -word.length) } : undefined
  const [kind, rest] = [title.slice(0, word.length), title.slice(word.length)]
  const isKind = kind.toLowerCase() === word.toLowerCase() && /^(?:\s|$)/.test(rest)
  return isKind ? { kind, subject: rest.trim() } : undefined
}

function headingOf(kind: LegalTextKind, title: string, words: readonly [string, ...string[]]): LegalTextHeading {
  const whole = title.trim()
  const parts = words.map((word) => split(whole, word)).find(Boolean)
  if (named.has(kind)) {
    const isAmending = parts !== undefined && amends.test(parts.subject)
    return isAmending ? { form: 'kindAndSubject', ...parts } : { form: 'titled', title: whole }
  }
  if (parts?.subject === '' || whole === '') return { form: 'kindOnly', kind: parts?.kind ?? words[0] }
  if (parts) return { form: 'kindAndSubject', ...parts }
  const [first = '', ...rest] = whole
  if (canFollow.test(whole))
    return { form: 'kindAndSubject', kind: words[0], subject: first.toLowerCase() + rest.join('') }
  return { form: 'kindAndTitle', kind: words[0], title: whole }
}

function languageOf(title: LegalTextName['title'], language: Language): Language {
  if (title[language] === title.vi) return 'vi'
  return /\p{Script=Han}/u.test(title[language]) ? 'zh' : 'en'
}

/** In a Chinese title mark, marks of other titles are simple ones. */
const withinMarks = (title: string): string => title.replaceAll('《', '〈').replaceAll('》', '〉')

/** The name of a text of law, such as "Luật Đất đai số 31/2024/QH15"; in its own language if it has no other title. */
export function legalTextName({ kind, number, title }: LegalTextName, language: Language): string {
  const written = languageOf(title, language)
  const labels = labelsOf(written)
  const heading = headingOf(kind, title[language], [
    labels(`legalTextKinds.${kind}`),
    ...(written === 'zh' ? chineseKindWords : []),
  ])
  switch (heading.form) {
    case 'titled':
      return labels('legalText.titled', { number, title: withinMarks(heading.title) })
    case 'kindOnly':
      return labels('legalText.kindOnly', { number, kind: heading.kind })
    case 'kindAndSubject':
      return labels('legalText.kindAndSubject', { number, kind: heading.kind, subject: withinMarks(heading.subject) })
    case 'kindAndTitle':
      return labels('legalText.kindAndTitle', { number, kind: heading.kind, title: heading.title })
  }
}

export function dayInWords(day: string, language: Language): string {
  if (language === 'vi') return day.split('-').toReversed().join('/')
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

const amendments = (texts: readonly LaterText[], language: Language): string =>
  new Intl.ListFormat(language).format(
    texts.map((text) =>
      labelsOf(language)('legalText.amendment', {
        by: legalTextName(text, language),
        date: dayInWords(text.inForceFrom ?? '', language),
      }),
    ),
  )

/** The state of a text of law in words; undefined if the register does not say. */
export function stateInWords(text: LegalTextWithState, language: Language): string | undefined {
  const labels = labelsOf(language)
  const { expiredFrom, inForceFrom, replacedBy, state } = text
  const amending = amendmentsAfter(text, '')
  const on = (day: string | undefined) => ({ date: day === undefined ? '' : dayInWords(day, language) })
  const inState = {
    pending: () => labels('legalText.pendingFrom', on(inForceFrom)),
    inForce: () =>
      amending.length === 0
        ? labels('legalText.inForce')
        : labels('legalText.inForceAmended', { by: amendments(amending, language) }),
    expired: () =>
      expiredFrom === undefined ? labels('legalText.expired') : labels('legalText.expiredOn', on(expiredFrom)),
    replaced: () => labels('legalText.replacedBy', { by: replacedBy ? legalTextName(replacedBy, language) : '' }),
  } as const satisfies Record<LegalTextState, () => string>
  return state && inState[state]()
}

/** What replaced cited texts, or amended them after the day of the law that the article describes, dd-MM-yyyy. */
export function citedNotices(
  texts: readonly LegalTextWithState[],
  lawDay: string | undefined,
  language: Language,
): string[] {
  const labels = labelsOf(language)
  return texts.flatMap((text) => {
    const cited = legalTextName(text, language)
    if (isOutdated(text.state) && text.replacedBy)
      return labels('legalText.replacedNotice', { cited, by: legalTextName(text.replacedBy, language) })
    const amending = lawDay ? amendmentsAfter(text, lawDay.split('-').toReversed().join('-')) : []
    return amending.length === 0 ? [] : labels('legalText.amendedNotice', { cited, by: amendments(amending, language) })
  })
}
