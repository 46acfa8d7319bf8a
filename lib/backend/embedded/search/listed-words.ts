import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { Language } from '@/lib/domain/languages'
import { defaultWords } from '@/lib/domain/search/default-words'
import { readWordList, wordTable, type WordTable } from '@/lib/domain/search/word-list'
import { rowsOf } from '../database/rows-of'

const list = z.string().nullable()

const stored = z.object({ vi: list, en: list, zh: list })

const made = new Map<Language, { text: string; table: WordTable }>()

function tableOf(text: string, language: Language): WordTable {
  const last = made.get(language)
  if (last?.text === text) return last.table
  const table = wordTable(readWordList(text).rows, language)
  made.set(language, { text, table })
  return table
}

export type ListedWords = (language: Language) => WordTable

/** Those of staff, or what a site begins with. Read once a search, made into a table only after a change. */
export async function listedWords(): Promise<ListedWords> {
  const [saved] = await rowsOf(sql`SELECT vi, en, zh FROM abbreviations LIMIT 1`, stored)
  return (language) => tableOf(saved ? (saved[language] ?? '') : defaultWords[language], language)
}
