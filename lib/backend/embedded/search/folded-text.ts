import { sql } from '@payloadcms/db-sqlite'
import type { CollectionBeforeChangeHook, Where } from 'payload'
import { z } from 'zod'
import { fold } from '@/lib/domain/text'
import type { Backfill } from '../backfill/backfill'
import { listOf } from '../database/list-of'
import { rowsIn } from '../database/rows-in'
import { inTransaction } from '../database/transaction'

/** The field, and column, by which staff find a record: texts of it, without accents and case. */
export const foldedTextField = 'words'

export const foldedText = (...texts: (string | null | undefined)[]): string =>
  fold(texts.map((text) => text ?? '').join(' '))

/** A condition of a search in folded texts. Accents alone, of which nothing is left, are in none. */
export const foldedTextLike = (search: string): Where => ({ [foldedTextField]: { like: fold(search) || search } })

export const keepFoldedText =
  (fields: readonly string[]): CollectionBeforeChangeHook =>
  ({ data, originalDoc }) => {
    const record = { ...originalDoc, ...data } as Record<string, string | null | undefined>
    return { ...data, [foldedTextField]: foldedText(...fields.map((field) => record[field])) }
  }

const batchSize = 100

/** Fills the folded text of records without one, or `ifFilled` of all. What is saved meanwhile keeps its own. */
export function foldedTextBackfill(
  name: string,
  table: 'media' | 'interacted_articles',
  columns: readonly string[],
  ifFilled = false,
): Backfill {
  const unfilledRows = z.array(
    z.object({ id: z.coerce.number(), words: z.string().nullable() }).catchall(z.string().nullable()),
  )
  const [from, selected] = [sql.raw(table), sql.raw(['id', 'words', ...columns].join(', '))]
  const unfilledOnly = ifFilled ? sql`` : sql`AND words IS NULL`
  return {
    name,
    fillNext: (payload, after = 0) =>
      inTransaction(payload, async (req) => {
        // Who saves or deletes a record must never deadlock with this. SQLite has one writer at a time.
        const isShared = payload.db.name === 'postgres'
        if (isShared) await rowsIn(req, sql`LOCK TABLE ${from} IN ROW EXCLUSIVE MODE`)
        const lock = isShared ? sql`FOR NO KEY UPDATE SKIP LOCKED` : sql``
        const next = sql`SELECT ${selected} FROM ${from} WHERE id > ${after} ${unfilledOnly}
          ORDER BY id LIMIT ${batchSize} ${lock}`
        const unfilled = unfilledRows.parse(await rowsIn(req, next))
        if (unfilled.length === 0) return undefined
        const filled = unfilled.flatMap(({ id, words, ...texts }) => {
          const text = foldedText(...columns.map((column) => texts[column]))
          return words === text ? [] : [sql`(CAST(${id} AS integer), ${text}, ${words ?? ''})`]
        })
        if (filled.length > 0)
          await rowsIn(
            req,
            sql`WITH filled (id, words, before) AS (VALUES ${listOf(filled)})
              UPDATE ${from} SET words = filled.words FROM filled
              WHERE ${from}.id = filled.id AND COALESCE(${from}.words, '') = filled.before`,
          )
        return unfilled.at(-1)?.id
      }),
  }
}
