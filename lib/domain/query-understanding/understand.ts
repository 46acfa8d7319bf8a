import type { Language } from '../languages'
import { foldWord, isHan, piece, queryWords, wordsInOrder } from '../search'
import { fold } from '../text'
import {
  abbreviationsOf,
  defaultTables,
  fullTexts,
  numberedTexts,
  withoutDots,
  type AbbreviationTable,
} from './abbreviations'
import { chineseWords } from './chinese-words'
import { electronicWord, englishForms, englishStem, joinedElectronic, nounsOf } from './english'
import { orOfKind } from './kinds'
import { startingWith, type Alternative, type Requirement } from './requirements'
import { toSimplified } from './simplified'
import { isUnaccentedSyllable } from './syllables'
import { chineseParts, soughtWords, synonymAt } from './synonyms'
import { withTypedAccents } from './typed-accents'

/** What a query asks for. */
export interface Understanding {
  /** What is searched, in words for visitors. */
  text: string
  /** Whether `text` differs from the query. */
  isRewritten: boolean
  /** Whether `text` names several meanings, of which each is searched; no title has them all. */
  isAmbiguous: boolean
  required: Requirement[]
}

/** Two ways to understand a query. Each is undefined if it would find no more than the one before. */
export interface UnderstoodQuery {
  /**
   * The words as typed; abbreviations also as their full texts, full texts also as their abbreviations, and English
   * words also in their other forms.
   */
  widened?: Understanding
  /** The words as they were meant: with the accents that Telex or VNI stand for, in simplified Chinese, other forms. */
  corrected?: Understanding
}

/** A run of letters and digits of a query. */
interface Token {
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

const tokenOf = (text: string, forms: string[] = []): Token => ({ text, word: foldWord(text), forms })

/** Whether a word may be English: no accents, neither written nor typed as keys, and no syllable of Vietnamese. */
const isEnglish = ({ text, word }: Token): boolean =>
  text.toLowerCase() === word && !isUnaccentedSyllable(word) && !withTypedAccents(text)

/** Forms that an English word is searched in besides its own. */
function formsOf(token: Token): string[] {
  const { word } = token
  if (!isEnglish(token)) return []
  const electronic = electronicWord(word)
  if (electronic) return [electronic, ...englishForms(electronic)].map((form) => `e-${form}`)
  const stem = englishStem(word)
  return stem === undefined ? englishForms(word) : [...englishForms(word), stem]
}

/** Tokens with what each English word makes up with its neighbours. */
const withJoined = (tokens: Token[]): Token[] => {
  const canJoin = tokens.map((token) => /^[a-z]{3,15}$/.test(token.word) && isEnglish(token))
  const join = (at: number) =>
    canJoin[at] && canJoin[at + 1] ? [`${tokens[at]?.word ?? ''}${tokens[at + 1]?.word ?? ''}`] : []
  return tokens.map((token, i) => ({ ...token, joined: [...join(i - 1), ...join(i)] }))
}

/** A token as it was meant, or the same token. */
function corrected(token: Token): Token {
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

/** A part of the query: its tokens, the requirements that come of them, and its text for visitors if it is another. */
interface Part {
  length: number
  required: Requirement[]
  text?: string
  isWidened: boolean
  isAmbiguous?: boolean
}

/** The language of a query, and its abbreviations. */
interface Known {
  language: Language
  table: AbbreviationTable
}

/** The same, and whether the query has accents. */
type Context = Known & { isAccented: boolean }

/** Words of the longest phrase that is looked up. */
const mostInPhrase = 12

const hasAccent = ({ text, word }: Token) => text.toLowerCase() !== word

/** The longest full text of an abbreviation that begins at a token. */
function fullTextAt(tokens: Token[], start: number, table: AbbreviationTable): Part | undefined {
  for (let length = Math.min(table.mostWords, tokens.length - start); length > 0; length -= 1) {
    const words = tokens.slice(start, start + length).map(({ word }) => word)
    const short = abbreviationsOf(words.join(' '), table)
    if (short.length === 0) continue
    const typed = startingWith(words.flatMap(queryWords))
    const abbreviated = short.map((word) => ({ words: [{ word, isWhole: true }], title: [word] }))
    return { length, required: [[typed, ...abbreviated]], isWidened: true }
  }
  return undefined
}

/** Texts that may stand for what was typed. */
const alternativesOf = (texts: string[], language: Language): Alternative[] =>
  texts.map((text) => ({
    // Syllables are short, so words that merely begin with them would be found in any text.
    words: wordsInOrder(text).map(({ folded }) => ({ word: folded, isWhole: language === 'vi' })),
    title: [fold(text)],
  }))

/** An abbreviation with one meaning as that: "mở cty" is "mở công ty". */
function inFull({ text }: Token, { table, isAccented }: Context): string {
  const [meaning, ...others] = fullTexts(text, table, isAccented)
  return meaning === undefined || others.length > 0 ? text : meaning
}

/** A phrase of everyday language that begins at a token. */
function synonymPartAt(tokens: Token[], start: number, context: Context): Part | undefined {
  const { language, table } = context
  const rest = tokens.slice(start, start + mostInPhrase)
  const chinese = rest[0]?.full
  const phraseIn = (texts: string[]) =>
    synonymAt(
      texts.map((text) => soughtWords(text, language)),
      table.synonyms,
    )
  const found = chinese
    ? { length: 1, full: chinese }
    : (phraseIn(rest.map(({ text }) => text)) ?? phraseIn(rest.map((token) => inFull(token, context))))
  if (!found) return undefined
  const typed = startingWith(rest.slice(0, found.length).flatMap(({ text }) => queryWords(text)))
  return { length: found.length, required: [[typed, ...alternativesOf(found.full, language)]], isWidened: true }
}

function partAt(tokens: Token[], start: number, context: Context): Part {
  const { language, table, isAccented } = context
  const [token = tokenOf(''), next] = [tokens[start], tokens[start + 1]]
  const { text, word, forms, joined: inOneWord = [] } = token
  const found = synonymPartAt(tokens, start, context) ?? fullTextAt(tokens, start, table)
  if (found) return found
  const joined = next && joinedElectronic(word, next.word)
  if (joined) {
    const words = [next.word, ...next.forms]
    const separate = words.map((form) => startingWith([word, form]))
    const spelledOut = words.map((form) => startingWith(['electronic', form]))
    return { length: 2, required: [[...separate, startingWith([joined]), ...spelledOut]], isWidened: true }
  }
  const meanings = fullTexts(text, table, isAccented)
  if (meanings.length > 0) {
    return {
      length: 1,
      required: [[startingWith([word]), ...alternativesOf(meanings, language)]],
      text: meanings.join(' / '),
      isWidened: true,
      isAmbiguous: meanings.length > 1,
    }
  }
  const numbered = numberedTexts(text, table)
  if (numbered) {
    const { number, short, texts } = numbered
    const full = texts.map((each) => ({
      words: [...wordsInOrder(each).map(({ folded }) => folded), number].map((part) => ({ word: part, isWhole: true })),
      title: [fold(`${each} ${number}`)],
    }))
    const apartFromNumber = { words: [short, number].map((part) => ({ word: part, isWhole: true })), title: [short] }
    return {
      length: 1,
      required: [[startingWith([word]), ...full, apartFromNumber]],
      text: texts.map((each) => `${each} ${number}`).join(' / '),
      isWidened: true,
      isAmbiguous: texts.length > 1,
    }
  }
  if (forms.length + inOneWord.length > 0) {
    const others = forms.map((form) => startingWith(queryWords(form)))
    const joined = inOneWord.map((each) => ({ words: [{ word: each, isWhole: true }], title: [each] }))
    const required = [[startingWith([word]), ...others, ...joined]]
    // A stem is no word, a noun is not what was typed, and "safeties" is nothing that people say.
    const unshown = [englishStem(word), ...nounsOf(word)]
    const shown = forms.find((form) => !unshown.includes(form) && !form.endsWith('ies'))
    return { length: 1, required, ...(shown !== undefined && { text: shown }), isWidened: false }
  }
  return {
    length: 1,
    required: wordsOf(token).map((each) => [startingWith([each])]),
    isWidened: token.words !== undefined,
  }
}

/** Words that a text must have because of a token. */
const wordsOf = ({ text, words }: Token): string[] => (words ?? [text]).flatMap(queryWords)

/** What a requirement asks for, however it was typed: "UBO" and "beneficial owner" ask for the same. */
const askedBy = (required: Requirement): string =>
  required
    .map(({ words }) => words.map(({ word }) => word).join(' '))
    .toSorted()
    .join('|')

/** Puts the texts of parts in place of the tokens that they come of. */
function understandingOf(query: string, tokens: Token[], known: Known) {
  const isAccented = tokens.some(hasAccent)
  const parts: Part[] = []
  const texts: string[] = []
  // Words that are typed twice are required once, also if they are once typed as an abbreviation.
  const distinct = new Map<string, Requirement>()
  for (let at = 0; at < tokens.length; ) {
    const part = partAt(tokens, at, { ...known, isAccented })
    parts.push(part)
    const isRepeated = part.required.every((each) => distinct.has(askedBy(each)))
    for (const each of part.required) if (!distinct.has(askedBy(each))) distinct.set(askedBy(each), each)
    for (const { continues, text } of tokens.slice(at, at + part.length))
      texts.push(`${(continues && texts.pop()) || ''}${(isRepeated ? undefined : part.text) ?? text}`)
    at += part.length
  }
  let next = 0
  const text = query.replace(piece, (typed) => texts[next++] ?? typed)
  const required = [...distinct.values()]
  const orKind = orOfKind(required, query, known.language)
  return {
    understanding: {
      text,
      isRewritten: text !== query,
      isAmbiguous: parts.some((part) => part.isAmbiguous),
      required: orKind,
    },
    isWidened: orKind !== required || parts.some((part) => part.isWidened),
  }
}

function tokenAsTyped(text: string): Token {
  // Of words that make up the whole text, those pairs say nothing that belong to two of them.
  const words = isHan(text) && toSimplified(text) === text ? chineseWords(text) : undefined
  return { ...tokenOf(text), ...(words?.join('') === text && { words }) }
}

/** A token, or of Chinese its phrases that have synonyms and what stands between them. */
function withPhrases(token: Token, { synonyms }: AbbreviationTable): Token[] {
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

/** The letters of a number of law, if its digits do not follow them at once: "QH-15". */
const apartFromDigits = /(?<!\p{Letter})((?:UBTV)?QH)[\s.–-]{1,3}(?=\d{1,2}(?!\d))/giu

const isEqual = (a: Requirement[], b: Requirement[]) => JSON.stringify(a) === JSON.stringify(b)

/**
 * What people mean who type a query in a language (docs/adr/0030). Costs no more than the query is long. The
 * query as typed is to be searched first. `table` has the abbreviations that the site's staff have listed.
 */
export function understand(query: string, language: Language, table = defaultTables[language]): UnderstoodQuery {
  const written = query.normalize('NFC').replace(/\p{Mark}/gu, '')
  const typed = withoutDots(written, table).replace(apartFromDigits, '$1')
  const isMended = typed !== written
  const tokens = (typed.match(piece) ?? []).flatMap((text) => withPhrases(tokenAsTyped(text), table))
  const meant = withJoined(tokens.map(corrected).flatMap((token) => withPhrases(token, table)))
  const known = { language, table }
  const inOtherForms = withJoined(tokens.map((token) => ({ ...token, forms: formsOf(token) })))
  const asTyped = understandingOf(typed, tokens, known)
  const widened = understandingOf(typed, inOtherForms, known)
  const asMeant = understandingOf(typed, meant, known).understanding
  const { text, isAmbiguous, required } = asTyped.understanding
  const isRewritten = isMended || asTyped.understanding.isRewritten
  const hasForms = !isEqual(widened.understanding.required, required)
  return {
    // Other forms of a word go without saying.
    ...((asTyped.isWidened || hasForms || isMended) && {
      widened: { text, isRewritten, isAmbiguous, required: widened.understanding.required },
    }),
    ...(!isEqual(required, asMeant.required) && {
      corrected: { ...asMeant, isRewritten: isMended || asMeant.isRewritten },
    }),
  }
}
