import type { Payload } from 'payload'
import { z } from 'zod'

/** Statements for Payload's table of keys and values, as both databases understand them. */

export type Store = Pick<Payload, 'db'>

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

export const setValue = (key: string, value: object): string =>
  `INSERT INTO payload_kv (key, data) VALUES (${quoted(key)}, ${quoted(JSON.stringify(value))})
   ON CONFLICT (key) DO UPDATE SET data = excluded.data`

/** SQLite has JSON as text. Undefined if it is no such value: one row takes down no others. */
export const storedValue = <S extends z.ZodType>(value: S) =>
  z
    .preprocess((data): unknown => {
      if (typeof data !== 'string') return data
      try {
        return JSON.parse(data)
      } catch {
        return undefined
      }
    }, value)
    .optional()
    .catch(undefined)

export async function runStatement({ db }: Store, statement: string): Promise<unknown[]> {
  // Imported here, because plain Node does not load the adapter.
  const { sql } = await import('@payloadcms/db-sqlite')
  return (await db.execute({ drizzle: db.drizzle, sql: sql.raw(statement) })).rows
}
