import { DatabaseSync } from 'node:sqlite'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { beforeAll, expect, jest, test } from '@jest/globals'

/** Migrations of SQLite on an empty database, each in a transaction, as the server runs them. */

interface Migration {
  name: string
  up: (to: MigrateUpArgs) => Promise<void>
  down: (to: MigrateUpArgs) => Promise<void>
}

/** A statement, or a part of one that is no value. */
class Raw {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

let migrations: Migration[] = []

beforeAll(async () => {
  // The adapter itself does not load outside of the build. Of it, migrations use only statements.
  const raw = (text: string) => new Raw(text)
  const written = (value: unknown) => (value instanceof Raw ? value.text : `'${String(value).replaceAll("'", "''")}'`)
  const sql = (texts: TemplateStringsArray, ...values: unknown[]) =>
    raw(texts.map((text, i) => (i < values.length ? text + written(values[i]) : text)).join(''))
  jest.doMock('@payloadcms/db-sqlite', () => ({ sql: Object.assign(sql, { raw, identifier: (name: string) => raw(`"${name}"`) }) }))
  migrations = (await import('./sqlite')).migrations
})

async function run(database: DatabaseSync, change: Migration['up']): Promise<void> {
  const answer = ({ text }: Raw) =>
    /^\s*SELECT/i.test(text) ? { rows: database.prepare(text).all() } : database.exec(text)
  database.exec('BEGIN IMMEDIATE')
  const db = { run: (statement: Raw) => Promise.resolve(answer(statement)) }
  await change({ db } as unknown as MigrateUpArgs)
  database.exec('COMMIT')
}

/** Tables with their columns, and indexes. Their order is not the same after a table was made anew. */
function schemaOf(database: DatabaseSync): string[] {
  const all = database.prepare("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'").all()
  return all
    .flatMap(({ name, type }) =>
      type === 'table'
        ? database.prepare(`PRAGMA table_info("${String(name)}")`).all().map((column) => `${name}.${column.name}`)
        : [`${type} ${name}`],
    )
    .sort()
}

test('each can be undone, which leaves the tables of before', async () => {
  const database = new DatabaseSync(':memory:')
  const before: string[][] = []
  for (const { up } of migrations) {
    before.push(schemaOf(database))
    await run(database, up)
  }
  for (const [i, { name, down }] of [...migrations.entries()].reverse()) {
    await run(database, down)
    expect([name, schemaOf(database)]).toEqual([name, before[i]])
  }
})

test('former addresses of articles stay, and those of a removed legal text are kept without it', async () => {
  const database = new DatabaseSync(':memory:')
  const at = migrations.findIndex(({ name }) => name.endsWith('_former_legal_texts'))
  for (const { up } of migrations.slice(0, at)) await run(database, up)
  database.exec(`
    INSERT INTO articles (id, slug) VALUES (1, 'bai');
    INSERT INTO legal_texts (id, number, title_vi, issuer_vi, slug) VALUES (1, 'x', 'x', 'x', 'luat-x');
    INSERT INTO former_addresses (kind, slug, article_id) VALUES ('ARTICLE', 'bai-cu', 1)`)
  const [migration] = migrations.slice(at)
  if (migration) await run(database, migration.up)
  database.exec(`
    INSERT INTO former_addresses (kind, slug, legal_text_id) VALUES ('LEGAL_TEXT', 'luat-cu', 1);
    DELETE FROM legal_texts`)
  const all = () => database.prepare('SELECT slug, article_id AS article FROM former_addresses ORDER BY id').all()
  expect(all().map((row) => ({ ...row }))).toEqual([
    { slug: 'bai-cu', article: 1 },
    { slug: 'luat-cu', article: null },
  ])
  if (migration) await run(database, migration.down)
  expect(all().map((row) => ({ ...row }))).toEqual([{ slug: 'bai-cu', article: 1 }])
})
