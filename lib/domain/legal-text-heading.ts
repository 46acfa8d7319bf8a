import type { LegalTextKind } from './citations/kinds'

/** How a text is headed: a law by its title before its number, others by their kind, as the title writes it. */
export type LegalTextHeading =
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

export function headingOf(kind: LegalTextKind, title: string, words: readonly [string, ...string[]]): LegalTextHeading {
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
