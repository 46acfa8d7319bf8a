import { kindAlternatives, kindOfWords, type LegalTextKind } from '../citations/kinds'
import { piecesOf } from './pieces'
import { mayBeSyllable } from './word-list'
import { isHan, wordsInOrder, type Word } from './words'

/** Names of people, partners, pages and texts of law, compared with what was typed: word by word (docs/adr/0030). */

export interface Typed {
  words: readonly Word[]
  isComplete: boolean
}

export const nameWords = (text: string): Word[] =>
  piecesOf(text).flatMap((each) =>
    isHan(each) ? Array.from(each, (one) => ({ written: one, folded: one })) : wordsInOrder(each),
  )

const maxWords = 12

const fewestLetters = 2

/** Whether a typed word may be a written one: accents may be missing, but none may be another. */
function isMeant({ words, isComplete }: Typed, index: number, written: Word | undefined): boolean {
  const typed = words[index]
  if (!typed || !written) return false
  const isPlain = typed.written === typed.folded
  if (isPlain ? typed.folded === written.folded : typed.written === written.written) return true
  if (isComplete || index < words.length - 1 || (index === 0 && typed.folded.length < fewestLetters)) return false
  // "mi" is compared as "my", and may become "minh".
  if (isPlain) return [typed.folded, typed.folded.replace(/y$/, 'i')].some((each) => written.folded.startsWith(each))
  return written.written.startsWith(typed.written)
}

const typedAs = (typed: Typed, name: readonly Word[]): Typed =>
  name.some(({ written, folded }) => written !== folded)
    ? typed
    : { ...typed, words: typed.words.map(({ folded }) => ({ written: folded, folded })) }

const hasAll = (typed: Typed, written: readonly Word[]) =>
  typed.words.every((_, i) => written.some((each) => isMeant(typed, i, each)))

const phraseAt = (typed: Typed, written: readonly Word[]) =>
  typed.words.length === 0
    ? -1
    : written.findIndex((_, start) => typed.words.every((_word, i) => isMeant(typed, i, written[start + i])))

export const bestOf = <T>(some: readonly T[], rankOf: (one: T) => number | undefined, most: number): T[] =>
  some
    .flatMap((one) => ({ one, rank: rankOf(one) ?? Infinity }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ one }) => one)

const addresses = new Set(
  `ong ba co thay anh chi em chu bac ls ts ths gs pgs luat su tien si thac giao pho cu nhan tham phan trong tai vien giang
  chuyen gia mr mrs ms miss dr doctor prof professor associate lawyer judge arbitrator 先 生 女 士 博 硕 教 授 老 师 律 法 官`.split(
    /\s+/,
  ),
)

const linksOfRoles = new Set('cua ilc of the department and'.split(' '))
const deputies = new Set(['pho', 'deputy', 'vice', '副'])

/** What roles are called elsewhere, and their words here. Longer ones come first. */
const roles =
  `truong phong = truong ban, pho phong = pho truong ban, pho ban = pho truong ban, pho giam doc = pho vien truong,
  vien pho = pho vien truong, giam doc = vien truong, deputy director = vice president, director = president,
  manager = head, chairman = chairperson, chairwoman = chairperson, 所 长 = 院 长, 经 理 = 部 长`
    .split(/,\s+/)
    .map((pair) => pair.split(' = '))

function withOwnRole(words: readonly Word[]): Word[] {
  const folded = ` ${words.map((word) => word.folded).join(' ')} `
  const [other, own = ''] = roles.find(([name]) => folded.includes(` ${name} `)) ?? []
  return other === undefined ? [...words] : nameWords(folded.replace(` ${other} `, ` ${own} `))
}

export interface PersonWords {
  name: readonly Word[]
  posts: readonly { role: readonly Word[]; department: readonly Word[] }[]
}

export function wordsOfName(words: readonly Word[]): readonly Word[] {
  const rest = words.filter(({ folded }) => !addresses.has(folded))
  return rest.length > 0 ? rest : words
}

export function mayNameRole({ words }: Typed, role: string): boolean {
  const typed = new Set(withOwnRole(words).map(({ folded }) => folded))
  const head = nameWords(role).filter(({ folded }) => !deputies.has(folded) && !linksOfRoles.has(folded))
  return head.length > 0 && head.every(({ folded }) => typed.has(folded))
}

export function personRank(query: Typed, { name, posts }: PersonWords): number | undefined {
  if (query.words.length > maxWords) return undefined
  const typed = typedAs(query, name)
  const words = typed.words.filter(
    ({ folded }) => !addresses.has(folded) || name.some((part) => part.folded === folded),
  )
  const called = { ...typed, words }
  const isGiven = words.length === 1 && phraseAt(called, name.slice(-1)) === 0
  const isWhole =
    words.length > 1
      ? hasAll(called, name)
      : isGiven || (words.length === typed.words.length && !isHan(words[0]?.folded ?? '') && hasAll(called, name))
  if (words.length > 0 && isWhole) return phraseAt(called, name) >= 0 ? 0 : 1
  const requested = { ...typed, words: withOwnRole(typed.words).filter(({ folded }) => !linksOfRoles.has(folded)) }
  const has = ({ folded }: Word) => requested.words.some((each) => each.folded === folded) || linksOfRoles.has(folded)
  const ranks = posts.map(({ department, role }) => {
    const head = role.filter(({ folded }) => !deputies.has(folded))
    if (head.length === 0 || !head.every(has) || !hasAll(requested, [...role, ...department, ...name])) return Infinity
    return role.every(has) ? 2 : 3
  })
  const best = Math.min(...ranks)
  return best === Infinity ? undefined : best
}

/**
 * How well a partner's name fits: one after the other three of its words, more than half of it or a word that is no
 * syllable, or half of it to its last word, since own names stand at the end.
 */
export function partnerRank(typed: Typed, name: readonly Word[]): number | undefined {
  const { length } = typed.words
  const at = phraseAt(typed, name)
  const [only] = typed.words
  const isOwn =
    length === 1 && only !== undefined && only.folded.length > 2 && !mayBeSyllable(only.folded) && !isHan(only.folded)
  if (at >= 0) return length >= 3 || isOwn || length * 2 > name.length - (at > 0 ? 1 : 0) ? Math.min(at, 1) : undefined
  const places = typed.words.map((_, i) => name.findIndex((each) => isMeant(typed, i, each)))
  const isInOrder = places.every((place, i) => place >= 0 && (i === 0 || place > (places[i - 1] ?? 0)))
  return isInOrder && length >= 3 && length * 2 >= name.length && places.at(-1) === name.length - 1 ? 2 : undefined
}

const leadingKind = new RegExp(`^(${kindAlternatives})(?= |$)`)

const besideNumbers = new Set('so no nam of 号 第 年'.split(' '))

export interface LegalTextQuery extends Typed {
  kind: LegalTextKind | undefined
}

/** Undefined if it asks for no text of law: a single word names none, unless its kind stands before it. */
export function legalTextQuery({ words, isComplete }: Typed): LegalTextQuery | undefined {
  const named = leadingKind.exec(words.map(({ folded }) => folded).join(' '))?.[1]
  const rest = words.slice(named?.split(' ').length ?? 0)
  const hasNumber = rest.some(({ folded }) => /\d/.test(folded))
  const sought = rest.filter(({ folded }) => !hasNumber || !besideNumbers.has(folded))
  const kind = named === undefined ? undefined : kindOfWords(named)
  return sought.length >= (kind === undefined ? 2 : 1) ? { words: sought, isComplete, kind } : undefined
}

const farthest = 1000

export function legalTextRank(
  query: LegalTextQuery,
  { kind, number, title }: { kind: LegalTextKind; number: readonly Word[]; title: readonly Word[] },
): number | undefined {
  // Half of a number is another number, but a year after it may still be typed.
  const [before, last] = [query.words.at(-2), query.words.at(-1)].map((word) => /\d/.test(word?.folded ?? ''))
  const isComplete = query.isComplete || (last === true && !before)
  const typed = { ...query, isComplete }
  if ((query.kind !== undefined && query.kind !== kind) || !hasAll(typed, [...number, ...title])) return undefined
  if (phraseAt(typed, number) >= 0) return 0
  const named = { ...typed, words: typed.words.filter((_, i) => !number.some((each) => isMeant(typed, i, each))) }
  if (named.words.length === 0) return undefined
  const at = phraseAt(named, title)
  if (at < 0) return isHan(named.words[0]?.folded ?? '') ? undefined : farthest
  return 1 + at + (title.length - named.words.length) / 100
}

export interface PageWords {
  phrases: readonly (readonly Word[])[]
}

export const phrasesOf = (list: string): Word[][] =>
  list
    .split(/[,，、]/)
    .map(nameWords)
    .filter((words) => words.length > 0)

const fewestOf = (words: readonly Word[]) => (isHan(words[0]?.folded ?? '') ? 2 : 4)

function isNamed({ words, isComplete }: Typed, phrases: PageWords['phrases'], fillers: PageWords['phrases']): boolean {
  const rest = (from: number, hasPhrase: boolean): boolean => {
    if (from === words.length) return hasPhrase
    const begins = (some: readonly Word[]) =>
      phraseAt({ words: words.slice(from, from + some.length), isComplete: true }, some) === 0 &&
      from + some.length <= words.length
    const remaining = { words: words.slice(from), isComplete }
    if (!isComplete && remaining.words.reduce((sum, { folded }) => sum + folded.length, 0) >= fewestOf(remaining.words))
      if (phrases.some((phrase) => phraseAt(remaining, phrase) === 0)) return true
    return (
      phrases.some((phrase) => begins(phrase) && rest(from + phrase.length, true)) ||
      fillers.some((filler) => begins(filler) && rest(from + filler.length, hasPhrase))
    )
  }
  return rest(0, false)
}

export function pagesNamed<T extends PageWords>(
  typed: Typed,
  fillers: PageWords['phrases'],
  pages: readonly T[],
  most: number,
): T[] {
  if (typed.words.length === 0 || typed.words.length > maxWords) return []
  return bestOf(
    pages,
    ({ phrases }) => {
      if (
        phrases.some(
          (phrase) => phrase.length === typed.words.length && phraseAt({ ...typed, isComplete: true }, phrase) === 0,
        )
      )
        return 0
      return isNamed(typed, phrases, fillers) ? 1 : undefined
    },
    most,
  )
}
