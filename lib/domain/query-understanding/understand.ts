import type { Language } from '../languages'
import { piece } from '../word-pieces'
import { defaultTables } from './abbreviations'
import { orOfKind } from './kinds'
import { partsOf, type Known } from './parts'
import type { Requirement } from './requirements'
import { soughtWords, type SoughtWord } from './synonyms'
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

/** Puts the texts of parts in place of the tokens that they come of. */
function understandingOf(query: string, tokens: Token[], known: Known) {
  const parts = partsOf(tokens, known)
  const texts: string[] = []
  let at = 0
  for (const part of parts) {
    for (const { continues, text } of tokens.slice(at, at + part.length))
      texts.push(`${(continues && texts.pop()) || ''}${part.text ?? text}`)
    at += part.length
  }
  let next = 0
  const text = query.replace(piece, (typed) => texts[next++] ?? typed)
  // Words that are typed twice are required once.
  const distinct = new Map(parts.flatMap((part) => part.required).map((each) => [JSON.stringify(each), each]))
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

const isEqual = (a: Requirement[], b: Requirement[]) => JSON.stringify(a) === JSON.stringify(b)

/**
 * What people mean who type a query in a language (docs/adr/0030). Costs no more than the query is long. The
 * query as typed is to be searched first. `table` has the abbreviations that the site's staff have listed.
 */
export function understand(query: string, language: Language, table = defaultTables[language]): UnderstoodQuery {
  const typed = query.normalize('NFC').replace(/\p{Mark}/gu, '')
  const tokens = (typed.match(piece) ?? []).flatMap((text) => withPhrases(tokenAsTyped(text), table))
  const meant = withJoined(tokens.map(corrected).flatMap((token) => withPhrases(token, table)))
  // The words are the same in each of the three ways below, but for some.
  const compared = new Map<string, readonly SoughtWord[]>()
  const soughtWordsOf = (text: string) => {
    const words = compared.get(text) ?? soughtWords(text, language)
    compared.set(text, words)
    return words
  }
  const known = { language, table, soughtWordsOf }
  const inOtherForms = withJoined(tokens.map((token) => ({ ...token, forms: formsOf(token) })))
  const asTyped = understandingOf(typed, tokens, known)
  const widened = understandingOf(typed, inOtherForms, known)
  const asMeant = understandingOf(typed, meant, known).understanding
  const { text, isRewritten, isAmbiguous, required } = asTyped.understanding
  const hasForms = !isEqual(widened.understanding.required, required)
  return {
    // Other forms of a word go without saying.
    ...((asTyped.isWidened || hasForms) && {
      widened: { text, isRewritten, isAmbiguous, required: widened.understanding.required },
    }),
    ...(!isEqual(required, asMeant.required) && { corrected: asMeant }),
  }
}
