import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { listOf, type SQL } from '../database/list-of'
import { rowsIn } from '../database/rows-in'

type Row = Record<string, string | number | boolean | null>

/** Rows of one statement: SQLite takes 32,766 values. */
const batch = 500

export function rowsOf(req: PayloadRequest) {
  const query = async <T extends z.ZodType>(shape: T, statement: SQL): Promise<z.infer<T>[]> =>
    z.array(shape).parse(await rowsIn(req, statement))
  return {
    query,
    async nextId(table: string): Promise<number> {
      const next = z.object({ next: z.coerce.number() })
      const [result] = await query(next, sql`SELECT COALESCE(MAX(id), 0) + 1 AS next FROM ${sql.identifier(table)}`)
      return result?.next ?? 1
    },
    /** Adds rows with the same columns. The table's own numbering goes on behind rows that have numbers. */
    async add(table: string, count: number, rowAt: (i: number) => Row): Promise<void> {
      const into = sql.identifier(table)
      for (let from = 0; from < count; from += batch) {
        const rows = Array.from({ length: Math.min(batch, count - from) }, (_, i) => rowAt(from + i))
        const names = Object.keys(rows[0] ?? {}).map((name) => sql`${sql.identifier(name)}`)
        const values = rows.map(
          (row) =>
            sql`(${sql.join(
              Object.values(row).map((value) => sql`${value}`),
              sql`, `,
            )})`,
        )
        await rowsIn(req, sql`INSERT INTO ${into} (${listOf(names)}) VALUES ${listOf(values)}`)
      }
      if (req.payload.db.name === 'postgres' && typeof rowAt(0).id === 'number')
        await rowsIn(req, sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT MAX(id) FROM ${into}))`)
    },
  }
}

export type Rows = ReturnType<typeof rowsOf>

/** A number from 0 to 1 that looks random, the same for the same number (Knuth's multiplicative hash). */
export const randomAt = (i: number) => ((i * 2_654_435_761) % 2 ** 32) / 2 ** 32

export function nthOf<T>(from: readonly T[], i: number): T {
  const result = from[i % from.length]
  if (result === undefined) throw new Error('Nothing to choose from')
  return result
}
