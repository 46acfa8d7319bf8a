import { isUnaccentedSyllable } from '../query-understanding/syllables'
import { fits, hasEveryAccent, isChinese, phraseAt, type Typed, type TypedWord } from './typed-words'

/** Words of a query that name a partner, however long its whole name is. */
const enoughWords = 3

/** Whether a single word can only be a name: no syllable that many names have. */
const isOwnName = ({ word }: TypedWord) => word.length > 2 && !isUnaccentedSyllable(word)

/** Whether so many words of a name are no common words: "doanh nghiệp" is in many, "công ty" begins many. */
function isEnough(query: Typed, name: readonly TypedWord[], at: number): boolean {
  const { length } = query.words
  if (isChinese(query)) return length > 2
  const [only] = query.words
  if (length === 1) return only !== undefined && (name.length === 1 || isOwnName(only))
  return length >= enoughWords || length * 2 > name.length - (at > 0 ? 1 : 0)
}

/**
 * Whether a query is a name without the words for its legal form: "ngân hàng Hồng Lam" for "Ngân hàng TMCP Hồng Lam". It
 * has at least half of the name in that order, to its last word: own names stand at the end.
 */
function isShortened(query: Typed, name: readonly TypedWord[]): boolean {
  const { length } = query.words
  if (isChinese(query) || length < enoughWords || length * 2 < name.length) return false
  let at = 0
  for (const part of name) if (at < length && fits(query, at, part)) at += 1
  return at === length && fits(query, length - 1, name.at(-1))
}

/** How well a partner's name fits a query, the lower the better; undefined if not at all. */
export function partnerRank(query: Typed, name: readonly TypedWord[]): number | undefined {
  const at = phraseAt(query, name)
  const accents = hasEveryAccent(query, name) ? 0 : 3
  if (at !== undefined && isEnough(query, name, at)) return accents + (at === 0 ? 0 : 1)
  return isShortened(query, name) ? accents + 2 : undefined
}
