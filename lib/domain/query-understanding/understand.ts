import type { Language } from '../languages'
import { fold } from '../text'
import { piece } from '../word-pieces'
import { defaultTables, withoutDots } from './abbreviations'
import { orOfKind } from './kinds'
import { partsOf, type Known, type Part } from './parts'
import type { Requirement } from './requirements'
import { comparedWords, type SynonymWord } from './synonyms'
import { corrected, formsOf, tokenAsTyped, withJoined, withPhrases, type Token } from './tokens'

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

/** What a requirement asks for, however it was typed: "UBO" and "beneficial owner" ask for the same. */
const askedBy = (required: Requirement): string =>
  required
    .map(({ words }) => words.map(({ word }) => word).join(' '))
    .toSorted()
    .join('|')

/** What was typed for each part, folded. */
function typedTextsOf(parts: readonly Part[], tokens: readonly Token[]): Set<string> {
  const rest = tokens.map(({ text }) => text)
  return new Set(parts.map(({ length }) => fold(rest.splice(0, length).join(' '))))
}

/** Puts the texts of parts in place of the tokens that they come of. */
function understandingOf(query: string, tokens: Token[], known: Known) {
  const parts = partsOf(tokens, known)
  const texts: string[] = []
  // Words that are typed twice are required once, also if they are once typed as an abbreviation.
  const distinct = new Map<string, Requirement>()
  // A full text that stands beside its abbreviation is not shown twice: "TNHH (trách nhiệm hữu hạn)".
  const typedTexts = typedTextsOf(parts, tokens)
  let at = 0
  for (const part of parts) {
    const isTyped = part.text !== undefined && typedTexts.has(fold(part.text))
    const isRepeated = isTyped || part.required.every((each) => distinct.has(askedBy(each)))
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
  // The words are the same in each of the three ways below, but for some.
  const compared = new Map<string, readonly SynonymWord[]>()
  const comparedWordsOf = (text: string) => {
    const words = compared.get(text) ?? comparedWords(text, language)
    compared.set(text, words)
    return words
  }
  const known = { language, table, comparedWordsOf }
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
