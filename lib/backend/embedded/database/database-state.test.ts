import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { postgresState, sqliteState } from './database-state'

let folder = ''
const file = () => path.join(folder, 'ilc.sqlite')

beforeEach(() => {
  folder = temporaryFolder()
})

function write(statements: string): DatabaseSync {
  const database = new DatabaseSync(file())
  database.exec('PRAGMA journal_mode = WAL')
  database.exec(statements)
  return database
}

const migrations = `CREATE TABLE payload_migrations (name TEXT, batch INTEGER);
  INSERT INTO payload_migrations VALUES ('2_search', 1), ('1_initial', 1), ('dev', -1)`

test('a file is read while a site has it open, and nothing of it is changed', () => {
  const site = write(migrations)
  expect(sqliteState(file())).toEqual({
    state: 'read',
    program: expect.stringMatching(/^SQLite 3\./),
    isBusy: false,
    writeError: undefined,
    migrations: ['1_initial', '2_search'],
  })
  expect(site.prepare("SELECT 1 FROM sqlite_master WHERE name = 'doctor_check'").get()).toBeUndefined()
  site.close()
})

test('a file that is locked for long is busy, not damaged', () => {
  const site = write(migrations)
  site.exec('BEGIN IMMEDIATE')
  expect(sqliteState(file(), 1)).toMatchObject({
    isBusy: true,
    writeError: undefined,
    migrations: ['1_initial', '2_search'],
  })
  site.exec('ROLLBACK; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  expect(sqliteState(file(), 1)).toEqual({ state: 'busy', reason: expect.stringContaining('locked') })
  site.close()
})

test('a missing file is not created, and one that is no database is reported', () => {
  expect(sqliteState(file())).toMatchObject({ state: 'missing' })
  expect(readdirSync(folder)).toEqual([])
  writeFileSync(file(), 'no database, but a text that is longer than the head of a file of SQLite would be. '.repeat(9))
  expect(sqliteState(file())).toMatchObject({ state: 'unreadable', reason: expect.stringContaining('not a database') })
})

test.each([
  ['3D000', { isAbsent: true }],
  ['28P01', { isAbsent: false }],
])('a server says by its code %s whether the database is absent, in whichever language', async (code, absent) => {
  const fields = Buffer.from(`SFATAL\0C${code}\0MDatenbank »ilc« existiert nicht\0\0`)
  const head = Buffer.from('E....')
  head.writeInt32BE(fields.length + 4, 1)
  const server = createServer((socket) => socket.once('data', () => socket.end(Buffer.concat([head, fields]))))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const state = await postgresState(`postgres://ilc@127.0.0.1:${port}/ilc`)
  expect(state).toMatchObject({ state: 'unreachable', reason: expect.stringContaining('existiert nicht'), ...absent })
  server.close()
})
