import { DatabaseSync } from 'node:sqlite'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { expect, jest, test } from '@jest/globals'

/** A database as it was before a migration, with content of that time, keeps it. */

const statementOf = (texts: readonly string[], values: readonly string[]): string =>
  texts.map((text, i) => (values[i] === undefined ? text : `${text}'${values[i]}'`)).join('')

/** The part of the database's adapter that migrations use. */
function adapterOf(database: DatabaseSync): MigrateUpArgs {
  const run = (statement: string) => Promise.resolve(database.exec(statement))
  return { db: { run } } as unknown as MigrateUpArgs
}

const isTranslations = ({ name }: { name: string }) => name.endsWith('_translations')

async function databaseBefore(): Promise<{ database: DatabaseSync; migrate: () => Promise<void> }> {
  // The adapter itself does not load outside of the build. Of it, migrations use only statements.
  jest.doMock('@payloadcms/db-sqlite', () => ({
    sql: Object.assign((texts: TemplateStringsArray, ...values: string[]) => statementOf(texts, values), { raw: (text: string) => text }),
  }))
  const { migrations } = await import('./sqlite')
  const database = new DatabaseSync(':memory:')
  const adapter = adapterOf(database)
  const at = migrations.findIndex(isTranslations)
  for (const { up } of migrations.slice(0, at)) await up(adapter)
  return { database, migrate: () => migrations[at]?.up(adapter) ?? Promise.reject(new Error('no such migration')) }
}

const members = [
  // A person in three languages, whose records differ.
  [1, 'an', 'vi', 'an', 'a0', '0901', null],
  [2, 'an-en', 'en', 'an', 'a5', '0902', null],
  [3, 'an-zh', 'zh', 'an', 'a1', '0901', null],
  // The key is the id of the first.
  [4, 'binh', 'vi', null, 'a2', '', null],
  [5, 'binh-en', 'en', 'binh', 'a3', '', null],
  // In one language only, and without a Vietnamese record.
  [6, 'chi', 'vi', '', 'a4', '', null],
  [7, 'dung-en', 'en', 'dung', 'a6', '', null],
  [8, 'dung-zh', 'zh', 'dung', 'a7', '', null],
  // A second record in one language, and one in the trash.
  [9, 'an-en-2', 'en', 'an', 'a8', '', null],
  [10, 'binh-zh', 'zh', 'binh', 'a9', '', '2026-11-20T00:00:00.000Z'],
] as const

test('members become persons in several languages, and nothing else of them changes', async () => {
  const { database, migrate } = await databaseBefore()
  const insert = database.prepare(
    `INSERT INTO members (id, slug, language, translation_key, _order, phone, deleted_at, full_name, revision, is_hidden)
      VALUES (?, ?, ?, ?, ?, ?, ?, 'Tên', 'r', 0)`,
  )
  for (const member of members) insert.run(...member)
  database.exec(`INSERT INTO members_posts (_order, _parent_id, id, role, department)
    VALUES (1, 2, 'p', 'MEMBER', 'BOARD_OF_DIRECTORS')`)
  const all = (table: string) => database.prepare(`SELECT * FROM ${table} ORDER BY id`).all()
  const [before, posts] = [all('members'), all('members_posts')]
  await migrate()
  const after = all('members')
  expect(after.map(({ main_profile_id: _main, ...row }) => row)).toEqual(before.map((row) => ({ ...row })))
  expect(all('members_posts')).toEqual(posts)
  expect(after.map((row) => [row.id, row.main_profile_id])).toEqual([
    [1, null],
    [2, 1],
    [3, 1],
    [4, null],
    [5, 4],
    [6, null],
    [7, null],
    [8, 7],
    [9, null],
    [10, null],
  ])
})

test('translations from before are up to date', async () => {
  const { database, migrate } = await databaseBefore()
  database.exec(`INSERT INTO articles (id, slug, language, translation_key) VALUES (1, 'bai', 'vi', 'bai'), (2, 'bai-en', 'en', 'bai')`)
  database.exec(`INSERT INTO _articles_v (id, parent_id, version_slug, latest) VALUES (1, 1, 'bai', 1), (2, 2, 'bai-en', 1)`)
  await migrate()
  for (const query of [
    'SELECT original_changed_at AS since FROM articles',
    'SELECT version_original_changed_at AS since FROM _articles_v',
  ])
    expect(database.prepare(query).all().map(({ since }) => since)).toEqual([null, null])
})
