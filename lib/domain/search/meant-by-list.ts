import type { Language } from '../languages'
import { defaultWords } from './default-words'
import { correctedQuery, vocabularyOf } from './vocabulary'
import { inFull, readWordList, withListedWords, wordTable } from './word-list'

function knownIn(language: Language) {
  const { rows } = readWordList(defaultWords[language])
  const words = rows.flatMap(({ short, full }) => (short === short.toUpperCase() ? full : [short, ...full]))
  return { table: wordTable(rows, language), vocabulary: vocabularyOf(words) }
}

const known = new Map<Language, ReturnType<typeof knownIn>>()

/** A query as meant by the words that a site begins with, for where the words of its own texts are not known. */
export function meantByList(query: string, language: Language): string {
  const { table, vocabulary } = known.get(language) ?? knownIn(language)
  known.set(language, { table, vocabulary })
  const typed = withListedWords(query, language, table)
  return inFull(correctedQuery(typed, language, table, vocabulary), language, table)
}
