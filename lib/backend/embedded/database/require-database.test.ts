import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import type { DatabaseState } from '@/lib/doctor/database-check'
import { Refusal } from '@/lib/operations/refusal'
import { postgresState, sqliteState } from './database-state'
import { requireUsable } from './require-database'

const server = { major: 17, encoding: 'UTF8', missingExtensions: [], clockOffsetMs: 0 }
const usable = {
  state: 'read',
  program: 'PostgreSQL 17',
  isBusy: false,
  writeError: undefined,
  migrations: undefined,
  articles: 0,
  hasStatistics: false,
  server,
} satisfies DatabaseState

test.each<[string, DatabaseState]>([
  ['one that can be used', usable],
  ['one whose clock differs, which the doctor reports', { ...usable, server: { ...server, clockOffsetMs: 1e9 } }],
  ['one that another program is writing to', { ...usable, isBusy: true }],
  ['a file that is not there yet', { state: 'missing', reason: 'there is no database yet' }],
  [
    'one that is created',
    { state: 'unreachable', reason: 'the database cannot be read: Datenbank »ilc« existiert nicht', isAbsent: true },
  ],
])('%s is no reason to refuse', (_, state) => {
  expect(() => requireUsable(state)).not.toThrow()
})

test.each<[string, DatabaseState, RegExp]>([
  [
    'a wrong password',
    { state: 'unreachable', reason: 'the database cannot be read: password authentication failed for user "ilc"' },
    /^the database cannot be read: password authentication failed for user "ilc"\. See whether .*DATABASE_URL/,
  ],
  [
    'what only reads like an absent database',
    { state: 'unreachable', reason: 'the database cannot be read: database "ilc" does not exist' },
    /See whether /,
  ],
  [
    'a role without rights',
    { ...usable, writeError: 'the role may not create tables' },
    /may not create tables\. Let /,
  ],
  [
    'another encoding',
    { ...usable, server: { ...server, encoding: 'LATIN1' } },
    /LATIN1\. Create a database with .*UTF8/,
  ],
])('%s is refused with what to do', (_, state, message) => {
  expect(() => requireUsable(state)).toThrow(Refusal)
  expect(() => requireUsable(state)).toThrow(message)
})

test('a server that is not there, and a file that is no database, are refused', async () => {
  expect(() => requireUsable({ ...usable })).not.toThrow()
  const absent = await postgresState('postgres://ilc@127.0.0.1:1/ilc')
  expect(() => requireUsable(absent)).toThrow(/ECONNREFUSED 127\.0\.0\.1:1\. See whether it runs and DATABASE_URL /)
  const folder = mkdtempSync(path.join(tmpdir(), 'ilc-require-'))
  const file = path.join(folder, 'ilc.sqlite')
  writeFileSync(file, 'no database, but longer than a header of one '.repeat(10))
  expect(() => requireUsable(sqliteState(file))).toThrow(/is damaged or no database.*restore the last backup/)
  rmSync(folder, { recursive: true })
})
