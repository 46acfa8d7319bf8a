import { foldWord, isHan } from '../search'
import type { AbbreviationTable } from './abbreviations'
import { chineseWords } from './chinese-words'
import { electronicWord, englishForms, englishStem } from './english'
import { toSimplified } from './simplified'
import { isUnaccentedSyllable } from './syllables'
import { chineseParts } from './synonyms'
import { withTypedAccents } from './typed-accents'

/** A run of letters and digits of a query. */
export interface Token {
  /** As typed or corrected. */
  text: string
  /** Folded. */
  word: string
  /** Other forms of an English word. */
  forms: string[]
  /** English words that it makes up with the one before or after it: "trade mark" is also "trademark". */
  joined?: string[]
  /** The words of a Chinese text. */
  words?: string[] | undefined
  /** What stands for a phrase of Chinese. */
  full?: string[] | undefined
  /** Whether it follows another one in the same run of Chinese. */
  continues?: boolean
}

export const tokenOf = (text: string, forms: string[] = []): Token => ({ text, word: foldWord(text), forms })

/** Whether a word may be English: no accents, neither written nor typed as keys, and no syllable of Vietnamese. */
const isEnglish = ({ text, word }: Token): boolean =>
  text.toLowerCase() === word && !isUnaccentedSyllable(word) && !withTypedAccents(text)

/** Forms that an English word is searched in besides its own. */
export function formsOf(token: Token): string[] {
  const { word } = token
  if (!isEnglish(token)) return []
  const electronic = electronicWord(word)
  if (electronic) return [electronic, ...englishForms(electronic)].map((form) => `e-${form}`)
  const stem = englishStem(word)
  return stem === undefined ? englishForms(word) : [...englishForms(word), stem]
}

/** Tokens with what each English word makes up with its neighbours. */
export const withJoined = (tokens: Token[]): Token[] => {
  const canJoin = tokens.map((token) => /^[a-z]{3,15}$/.test(token.word) && isEnglish(token))
  const join = (at: number) =>
    canJoin[at] && canJoin[at + 1] ? [`${tokens[at]?.word ?? ''}${tokens[at + 1]?.word ?? ''}`] : []
  return tokens.map((token, i) => ({ ...token, joined: [...join(i - 1), ...join(i)] }))
}

/** A token as it was meant, or the same token. */
export function corrected(token: Token): Token {
  const { text } = token
  const accented = withTypedAccents(text)
  if (accented) return tokenOf(accented)
  if (isHan(text)) {
    const simplified = toSimplified(text)
    // Of three characters the third says what is sought: it is searched first as it was meant.
    const isShort = simplified.length === 3 && simplified !== text
    return { ...tokenOf(simplified), words: isShort ? undefined : chineseWords(simplified) }
  }
  const forms = formsOf(token)
  return forms.length > 0 ? tokenOf(text, forms) : token
}

/** A token as it was typed. */
export function tokenAsTyped(text: string): Token {
  // Of words that make up the whole text, those pairs say nothing that belong to two of them.
  const words = isHan(text) && toSimplified(text) === text ? chineseWords(text) : undefined
  return { ...tokenOf(text), ...(words?.join('') === text && { words }) }
}

/** A token, or of Chinese its phrases that have synonyms and what stands between them. */
export function withPhrases(token: Token, { synonyms }: AbbreviationTable): Token[] {
  if (token.full || !isHan(token.text)) return [token]
  const parts = chineseParts(token.text, synonyms)
  if (!parts.some(({ full }) => full)) return [token]
  return parts.map(({ full, text }, i) => ({
    ...tokenOf(text),
    full,
    // A single character between phrases only links them.
    words: text.length > 1 ? chineseWords(text) : [],
    continues: token.continues || i > 0,
  }))
}
