import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { expect, jest, test } from '@jest/globals'
import { databases, mockAdapters, sql } from '../database/migrated-database'

const name = '_one_public_article_a_language'

test.each(databases)('of two articles of a language in a group the older stays in it, on %s', async (_, open) => {
  const database = await open()
  mockAdapters()
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const run = async (statement: Parameters<typeof database.run>[0]) => ({ rows: await database.run(statement) })
  const migrate = (up: (args: MigrateUpArgs) => Promise<void>) => up({ db: { run, execute: run } } as unknown as MigrateUpArgs)
  const insert = async (values: string) =>
    database.run(sql.raw(`INSERT INTO articles (id, slug, language, _status, translation_key, translation_of_id, deleted_at)
      VALUES ${values}`))
  try {
    const migrations = (await database.migrations()) as { name: string; up: (args: MigrateUpArgs) => Promise<void> }[]
    const at = migrations.findIndex((migration) => migration.name.endsWith(name))
    for (const { up } of migrations.slice(0, at)) await migrate(up)
    await insert(`(1, 'goc', 'vi', 'published', NULL, NULL, NULL), (2, 'goc-en', 'en', 'published', 'goc', 1, NULL),
      (3, 'goc-en-copy', 'en', 'published', 'goc', 1, NULL), (4, 'goc-copy', 'vi', 'draft', 'goc', NULL, NULL),
      (5, 'khac', 'zh', 'draft', 'g', NULL, NULL), (6, 'khac-2', 'zh', 'published', 'g', NULL, NULL),
      (7, 'rac', 'vi', 'published', 'goc', NULL, '2026-11-20T00:00:00.000Z'), (8, 'mot', 'vi', 'published', '', NULL, NULL),
      (9, NULL, 'vi', 'draft', NULL, NULL, NULL), (10, NULL, 'vi', 'draft', NULL, NULL, NULL)`)
    await database.run(sql.raw(`INSERT INTO _articles_v (id, parent_id, version_translation_key, version_translation_of_id, latest)
      VALUES (1, 3, 'goc', 1, false), (2, 3, 'goc', 1, true), (3, 2, 'goc', 1, true)`))
    for (const { up } of migrations.slice(at)) await migrate(up)

    const rows = (statement: string) => database.run(sql.raw(statement))
    expect((await rows('SELECT id, translation_key AS key, translation_of_id AS original FROM articles ORDER BY id'))
      .map((row) => Object.values(row as object))).toEqual([
      [1, null, null],
      [2, 'goc', 1],
      [3, 'rieng-3', null],
      [4, 'rieng-4', null],
      [5, 'rieng-5', null],
      [6, 'g', null],
      [7, 'goc', null],
      [8, '', null],
      [9, null, null],
      [10, null, null],
    ])
    expect((await rows('SELECT version_translation_key AS key FROM _articles_v ORDER BY id'))
      .map((row) => (row as { key: string }).key)).toEqual(['goc', 'rieng-3', 'goc'])
    expect(log.mock.calls.map(([line]) => line)).toEqual([
      'Article 3 (goc-en-copy) left the translation group goc, which has another one in en',
      'Article 4 (goc-copy) left the translation group goc, which has another one in vi',
      'Article 5 (khac) left the translation group g, which has another one in zh',
    ])

    // From now on the database refuses it.
    await expect(insert(`(11, 'goc-2', 'vi', 'published', 'goc', NULL, NULL)`)).rejects.toThrow(/unique/i)
    await insert(`(12, 'goc-3', 'vi', 'draft', 'goc', NULL, NULL), (13, 'goc-zh', 'zh', 'published', 'goc', NULL, NULL)`)
  } finally {
    await database.close()
  }
})
