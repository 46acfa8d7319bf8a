import { Client, escapeIdentifier } from 'pg'
import { z } from 'zod'

/** What the generator writes with: one connection, whose statements may take long. */
export type Bulk = Client

/** Rows per statement. */
const rowsAtOnce = 500

/** Runs `work` with a connection whose random numbers in SQL begin with `seed`. */
export async function withBulk(
  connectionString: string,
  seed: number,
  work: (bulk: Bulk) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    // A crash loses the whole run anyway. Parallel workers would number rows in another order each time.
    await client.query(`SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET work_mem = '128MB';
      SET max_parallel_workers_per_gather = 0`)
    await client.query('SELECT setseed($1)', [(seed % 1000) / 1000])
    await work(client)
  } finally {
    await client.end()
  }
}

const indexes = z.array(z.object({ name: z.string(), definition: z.string(), withoutStatistics: z.array(z.number()) }))

/** Fills a table in one transaction, without its indexes meanwhile: they are made at the end. Unique ones stay. */
export async function filling(bulk: Bulk, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await bulk.query(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition,
        ARRAY(SELECT attnum::int FROM pg_attribute WHERE attrelid = indexrelid AND attstattarget = 0)
          AS "withoutStatistics"
      FROM pg_index
      WHERE indrelid = $1::regclass AND NOT indisunique`,
    [table],
  )
  const dropped = indexes.parse(rows)
  await bulk.query('BEGIN')
  for (const { name } of dropped) await bulk.query(`DROP INDEX ${name}`)
  await work()
  for (const { name, definition, withoutStatistics } of dropped) {
    await bulk.query(definition)
    // The definition does not say that.
    for (const column of withoutStatistics)
      await bulk.query(`ALTER INDEX ${name} ALTER COLUMN ${column} SET STATISTICS 0`)
  }
  await bulk.query('COMMIT')
}

/** Inserts rows; `columns` are the columns with their types. */
export async function insertRows(
  bulk: Bulk,
  table: string,
  columns: Record<string, string>,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const names = Object.keys(columns).map(escapeIdentifier).join()
  const typed = Object.entries(columns).map(([name, type]) => `${escapeIdentifier(name)} ${type}`)
  for (let i = 0; i < rows.length; i += rowsAtOnce)
    await bulk.query(
      `INSERT INTO ${escapeIdentifier(table)} (${names}) SELECT ${names} FROM jsonb_to_recordset($1) AS rows (${typed.join()})`,
      [JSON.stringify(rows.slice(i, i + rowsAtOnce))],
    )
}

/** The first id of rows that are to be added to a table. */
export async function nextId(bulk: Bulk, table: string): Promise<number> {
  const { rows } = await bulk.query(`SELECT COALESCE(MAX(id), 0) + 1 AS next FROM ${escapeIdentifier(table)}`)
  return z.tuple([z.object({ next: z.coerce.number() })]).parse(rows)[0].next
}

/** Lets a table's own numbering continue after rows that were given ids. */
export const continueIds = (bulk: Bulk, table: string): Promise<unknown> =>
  bulk.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), (SELECT MAX(id) FROM ${escapeIdentifier(table)}))`, [
    escapeIdentifier(table),
  ])
