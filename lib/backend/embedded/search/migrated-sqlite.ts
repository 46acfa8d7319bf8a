import { DatabaseSync } from 'node:sqlite'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'

interface Statement {
  text: string
  values: (string | number)[]
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value

/** Stands for the adapter's `sql`, which does not load outside of the build. */
export function sqlStandIn(texts: readonly string[], ...inputs: unknown[]): Statement {
  const parts = inputs.map((value) => (isStatement(value) ? value : { text: '?', values: [value as string] }))
  return {
    text: texts.map((text, i) => `${text}${parts[i]?.text ?? ''}`).join(''),
    values: parts.flatMap(({ values }) => values),
  }
}
sqlStandIn.raw = (text: string): Statement => ({ text, values: [] })
sqlStandIn.join = (parts: Statement[], between: Statement): Statement => ({
  text: parts.map(({ text }) => text).join(between.text),
  values: parts.flatMap(({ values }) => values),
})

type Up = (args: MigrateUpArgs) => Promise<void>

export async function migratedSqlite(migrations: readonly { up: Up }[]) {
  const database = new DatabaseSync(':memory:')
  const rowsOf = ({ text, values }: Statement) => Promise.resolve({ rows: database.prepare(text).all(...values) })
  const run = ({ text, values }: Statement) =>
    values.length > 0 || /^\s*(?:SELECT|PRAGMA)/i.test(text)
      ? rowsOf({ text, values })
      : Promise.resolve(database.exec(text))
  for (const { up } of migrations) await up({ db: { run } } as unknown as MigrateUpArgs)
  const execute = ({ sql }: { sql: Statement }) => rowsOf(sql)
  return { database, payload: { db: { name: 'sqlite', drizzle: {}, execute } } }
}
