import type { LegalTextName } from '@/lib/backend/model'
import { isOutdated, type LegalTextState } from '@/lib/domain/legal-texts'
import type { Language } from '@/lib/domain/languages'
import { wordsOf } from './words'

/** A text of law, as far as its state in words depends on it. */
export interface Stated extends LegalTextName {
  inForceFrom: string | undefined
  expiredFrom: string | undefined
  replacedBy: LegalTextName | undefined
  state: LegalTextState | undefined
}

/** The name of a text of law in a language: "Luật Đất đai số 31/2024/QH15". */
export const legalTextName = ({ number, title }: LegalTextName, language: Language): string =>
  wordsOf(language)('legalText.name', { title: title[language], number })

/** A day, yyyy-MM-dd, as it is written in a language. */
export function dayInWords(day: string, language: Language): string {
  if (language === 'vi') return day.split('-').toReversed().join('/')
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** The state of a text of law in words; undefined if the register does not say. */
export function stateInWords(text: Stated, language: Language): string | undefined {
  const words = wordsOf(language)
  const { expiredFrom, inForceFrom, replacedBy, state } = text
  const on = (day: string | undefined) => ({ date: day === undefined ? '' : dayInWords(day, language) })
  const inState = {
    pending: () => words('legalText.pendingFrom', on(inForceFrom)),
    inForce: () => words('legalText.inForce'),
    expired: () =>
      expiredFrom === undefined ? words('legalText.expired') : words('legalText.expiredOn', on(expiredFrom)),
    replaced: () => words('legalText.replacedBy', { by: replacedBy ? legalTextName(replacedBy, language) : '' }),
  } as const satisfies Record<LegalTextState, () => string>
  return state && inState[state]()
}

/** What readers of an article are told of a text that it cites and that was replaced; undefined for any other text. */
export function replacedNotice(text: Stated, language: Language): string | undefined {
  if (!isOutdated(text.state) || !text.replacedBy) return undefined
  return wordsOf(language)('legalText.replacedNotice', {
    cited: legalTextName(text, language),
    by: legalTextName(text.replacedBy, language),
  })
}
