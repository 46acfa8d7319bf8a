import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from '@jest/globals'
import { settings } from '@/lib/operations/settings'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { knownMigrations } from './schema-version'
import { isPrepared } from './is-prepared'

const file = () => path.join(settings().DATA_DIR, 'ilc.sqlite')

beforeEach(() => {
  Object.assign(settings(), { DATA_DIR: temporaryFolder(), DATABASE_URL: undefined })
})

interface Contents {
  migrations?: string[]
  staff?: number
  articles?: (string | null)[]
  sourceHash?: string | null
}

function write({
  migrations = knownMigrations('sqlite'),
  staff = 1,
  articles = ['bai'],
  sourceHash = 'x',
}: Contents): void {
  const database = new DatabaseSync(file())
  database.exec(
    'CREATE TABLE payload_migrations (name TEXT); CREATE TABLE staff (id INTEGER); CREATE TABLE articles (title_folded TEXT); CREATE TABLE site_record (source_hash TEXT)',
  )
  for (const name of migrations) database.prepare('INSERT INTO payload_migrations VALUES (?)').run(name)
  for (let id = 0; id < staff; id++) database.prepare('INSERT INTO staff VALUES (?)').run(id)
  for (const title of articles) database.prepare('INSERT INTO articles VALUES (?)').run(title)
  database.prepare('INSERT INTO site_record VALUES (?)').run(sourceHash)
  database.close()
}

test.each<[string, Contents, boolean]>([
  ['everything', {}, true],
  ['a migration of a later version', { migrations: [...knownMigrations('sqlite'), '20990101_000000_later'] }, true],
  ['no sample articles any more, since staff took them away', { articles: [] }, true],
  ['one migration too few', { migrations: knownMigrations('sqlite').slice(0, -1) }, false],
  ['no staff', { staff: 0 }, false],
  ['no content', { articles: [], sourceHash: null }, false],
])('a database with %s', async (_, contents, prepared) => {
  write(contents)
  expect(await isPrepared()).toBe(prepared)
})

test('a missing, empty or unreadable database, or one that does not answer, is not prepared', async () => {
  expect(await isPrepared()).toBe(false)
  new DatabaseSync(file()).close()
  expect(await isPrepared()).toBe(false)
  writeFileSync(file(), 'no database')
  expect(await isPrepared()).toBe(false)
  Object.assign(settings(), { DATABASE_URL: 'postgres://ilc@127.0.0.1:1/ilc' })
  expect(await isPrepared()).toBe(false)
})
