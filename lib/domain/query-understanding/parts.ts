import type { Language } from '../languages'
import { queryWords, wordsInOrder } from '../search'
import { fold } from '../text'
import { abbreviationsOf, fullTexts, numberedTexts, type AbbreviationTable } from './abbreviations'
import { englishStem, joinedElectronic, nounsOf } from './english'
import { startingWith, type Alternative, type Requirement } from './requirements'
import { synonymAt, type SynonymWord } from './synonyms'
import { tokenOf, type Token } from './tokens'

/** A part of the query: its tokens, the requirements that come of them, and its text for visitors if it is another. */
export interface Part {
  length: number
  required: Requirement[]
  text?: string
  isWidened: boolean
  isAmbiguous?: boolean
}

/** The language of a query, and its abbreviations. */
export interface Known {
  language: Language
  table: AbbreviationTable
  /** The words of a text that phrases are compared by. */
  comparedWordsOf: (text: string) => readonly SynonymWord[]
}

/** The tokens of a query, and what is needed for the part that begins at any of them. */
interface Context extends Known {
  tokens: readonly Token[]
  /** Whether the query has accents. */
  isAccented: boolean
  /** The words of each token, as typed and with abbreviations in full. */
  words: readonly (readonly SynonymWord[])[]
  wordsInFull: readonly (readonly SynonymWord[])[]
}

/** Words of the longest phrase that is looked up. */
const mostInPhrase = 12

const hasAccent = ({ text, word }: Token) => text.toLowerCase() !== word

/** The longest full text of an abbreviation that begins at a token. */
function fullTextAt(start: number, { tokens, table }: Context): Part | undefined {
  const longest = table.longestFrom.get(tokens[start]?.word ?? '') ?? 0
  for (let length = Math.min(longest, tokens.length - start); length > 0; length -= 1) {
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
function inFull({ text }: Token, table: AbbreviationTable, isAccented: boolean): string {
  const [meaning, ...others] = fullTexts(text, table, isAccented)
  return meaning === undefined || others.length > 0 ? text : meaning
}

/** A phrase of everyday language that begins at a token. */
function synonymPartAt(start: number, { tokens, language, table, words, wordsInFull }: Context): Part | undefined {
  const phraseIn = (all: Context['words']) => synonymAt(all.slice(start, start + mostInPhrase), table.synonyms)
  const chinese = tokens[start]?.full
  const found = chinese ? { length: 1, full: chinese } : (phraseIn(words) ?? phraseIn(wordsInFull))
  if (!found) return undefined
  const typed = startingWith(tokens.slice(start, start + found.length).flatMap(({ text }) => queryWords(text)))
  return { length: found.length, required: [[typed, ...alternativesOf(found.full, language)]], isWidened: true }
}

function partAt(start: number, context: Context): Part {
  const { tokens, language, table, isAccented } = context
  const [token = tokenOf(''), next] = [tokens[start], tokens[start + 1]]
  const { text, word, forms, joined: inOneWord = [] } = token
  const found = synonymPartAt(start, context) ?? fullTextAt(start, context)
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

/** The parts of a query: at each token the longest that begins there. */
export function partsOf(tokens: readonly Token[], known: Known): Part[] {
  const isAccented = tokens.some(hasAccent)
  const { table, comparedWordsOf } = known
  const context = {
    ...known,
    tokens,
    isAccented,
    words: tokens.map(({ text }) => comparedWordsOf(text)),
    wordsInFull: tokens.map((token) => comparedWordsOf(inFull(token, table, isAccented))),
  }
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; at += parts.at(-1)?.length ?? 1) parts.push(partAt(at, context))
  return parts
}
