import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { Language } from '@/lib/domain/languages'
import {
  abbreviationTable,
  defaultTables,
  readAbbreviations,
  type AbbreviationTable,
} from '@/lib/domain/query-understanding/abbreviations'
import { rowsOf } from '../database/rows-of'

const list = z.string().nullable()

const stored = z.object({ vi: list, en: list, zh: list })

/** The table that was made last, of which list, by language. */
const made = new Map<Language, { text: string; table: AbbreviationTable }>()

function tableOf(text: string, language: Language): AbbreviationTable {
  const last = made.get(language)
  if (last?.text === text) return last.table
  const table = abbreviationTable(readAbbreviations(text).rows, language)
  made.set(language, { text, table })
  return table
}

/**
 * The abbreviations of a language that staff have listed; those that a site begins with until staff have saved theirs.
 * The lists are read at each search, so that a change holds from the next one, on every instance; made into a table
 * only after a change.
 */
export async function listedAbbreviations(language: Language): Promise<AbbreviationTable> {
  const [saved] = await rowsOf(sql`SELECT vi, en, zh FROM abbreviations LIMIT 1`, stored)
  return saved ? tableOf(saved[language] ?? '', language) : defaultTables[language]
}
