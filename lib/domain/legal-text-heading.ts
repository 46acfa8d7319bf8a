import type { LegalTextKind } from './citations/kinds'

/**
 * How a text of law is headed: a law by its title, before its number; other texts by their kind, before number and
 * subject. `kind` is the word for the kind, as the title writes it.
 */
export type LegalTextHeading =
  | { form: 'titled'; title: string }
  | { form: 'kindOnly'; kind: string }
  | { form: 'kindAndSubject'; kind: string; subject: string }
  | { form: 'kindAndTitle'; kind: string; title: string }

/** Kinds that have names: "Luật Đất đai". */
const named: ReadonlySet<LegalTextKind> = new Set(['LAW', 'ORDINANCE'])

/** How the subject of a law without a name of its own begins: "Law amending the Law on Enterprises". */
const amends = /^(?:sửa đổi|bổ sung|bãi bỏ|amending|supplementing|repealing)/

/** How a title begins that leaves out the word for its kind, and can follow it. */
const canFollow = /^(?:về|quy định|hướng dẫn|on|concerning|regarding) /i

const han = /\p{Script=Han}/u

/** The subject of a title that begins with the word for its kind; a Chinese one ends with it. */
function split(title: string, word: string): { kind: string; subject: string } | undefined {
  if (han.test(word)) return title.endsWith(word) ? { kind: word, subject: title.slice(0, -word.length) } : undefined
  const [kind, rest] = [title.slice(0, word.length), title.slice(word.length)]
  const isKind = kind.toLowerCase() === word.toLowerCase() && /^(?:\s|$)/.test(rest)
  return isKind ? { kind, subject: rest.trim() } : undefined
}

/** The heading of a text of law with a title in a language, in which `words` are the words for its kind. */
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
