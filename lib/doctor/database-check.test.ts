import { expect, test } from '@jest/globals'
import { checkClock, clockOffset } from './clock-check'
import { checkDatabase, checkSchema, type DatabaseState, type ReadDatabase } from './database-check'
import type { Finding } from './finding'

const reported = (findings: Finding[]) => findings.map((one) => `${'code' in one ? one.code : 'fine'}: ${one.found}`)

const file: ReadDatabase = {
  state: 'read',
  program: 'SQLite 3.51.0',
  isBusy: false,
  writeError: undefined,
  migrations: ['1_initial', '2_search'],
  articles: 500,
  hasStatistics: true,
}
const server: ReadDatabase = {
  ...file,
  program: 'PostgreSQL 17',
  server: { major: 17, encoding: 'UTF8', missingExtensions: [], clockOffsetMs: 12 },
}
const clockAgrees = 'fine: the clock of the database agrees with that of this machine'
const withServer = (change: Partial<NonNullable<ReadDatabase['server']>>): ReadDatabase => ({
  ...server,
  server: { major: 17, encoding: 'UTF8', missingExtensions: [], clockOffsetMs: 0, ...change },
})

test.each<[string, DatabaseState, string[]]>([
  ['a file', file, ['fine: SQLite 3.51.0 can be read and written']],
  ['a server', server, ['fine: PostgreSQL 17 can be read and written', clockAgrees]],
  ['no file', { state: 'missing', reason: 'none' }, ['database-missing: none']],
  ['no server', { state: 'unreachable', reason: 'refused' }, ['database-unreachable: refused']],
  ['a damaged file', { state: 'unreadable', reason: 'malformed' }, ['database-unreadable: malformed']],
  ['a locked file', { state: 'busy', reason: 'locked' }, ['database-busy: locked']],
  [
    'a file that is written all the time',
    { ...file, isBusy: true },
    ['database-busy: SQLite 3.51.0 can be read; another program is writing all the time'],
  ],
  [
    'a read-only file',
    { ...file, writeError: 'readonly' },
    ['database-not-writable: SQLite 3.51.0 cannot be written: readonly'],
  ],
  [
    'many articles without statistics',
    { ...file, hasStatistics: false },
    ['fine: SQLite 3.51.0 can be read and written', 'statistics-missing: there are no statistics of 500 articles'],
  ],
  [
    'few articles without statistics',
    { ...file, hasStatistics: false, articles: 20 },
    ['fine: SQLite 3.51.0 can be read and written'],
  ],
  [
    'a clock that was put forward',
    {
      ...file,
      clock: {
        seen: new Date('2026-11-27T08:00:00Z'),
        ahead: { from: new Date('2027-01-05T08:00:00Z'), at: new Date('2027-01-07T08:00:00Z') },
      },
    },
    [
      'fine: SQLite 3.51.0 can be read and written',
      'clock-jumped: the clock was put forward by 39 days since the site last ran, or the site was stopped as long: until it has run for 7 days, 5 of which are left, nothing is deleted or given up for its age',
    ],
  ],
  ['a clock that is right', { ...file, clock: { seen: new Date() } }, ['fine: SQLite 3.51.0 can be read and written']],
  [
    'an old server of another encoding without an extension',
    withServer({ major: 12, encoding: 'LATIN1', missingExtensions: ['pg_trgm'] }),
    [
      'fine: PostgreSQL 17 can be read and written',
      'database-old: PostgreSQL 17 is older than 14',
      'database-encoding: the encoding is LATIN1',
      'extension-missing: the extension pg_trgm is missing',
      clockAgrees,
    ],
  ],
  [
    'an empty database, whose migrations install the extension',
    { ...withServer({ missingExtensions: ['pg_trgm'] }), migrations: undefined },
    ['fine: PostgreSQL 17 can be read and written', clockAgrees],
  ],
])('%s', (_, database, expected) => {
  expect(reported(checkDatabase(database))).toEqual(expected)
})

test.each<[string, DatabaseState, string[], string[]]>([
  ['the same migrations', file, ['1_initial', '2_search'], ['fine: all 2 migrations are applied']],
  [
    'a newer program',
    file,
    ['1_initial', '2_search', '3_more'],
    ['schema-behind: 1 of 3 migrations are pending (3_more)'],
  ],
  [
    'a newer database',
    file,
    ['1_initial'],
    ['schema-newer: a newer version of the site has changed the database (2_search)'],
  ],
  [
    'an empty database',
    { ...file, migrations: undefined },
    ['1_initial'],
    ['schema-empty: the database has no tables of the site yet'],
  ],
  ['no database', { state: 'missing', reason: 'none' }, ['1_initial'], []],
])('schema: %s', (_, database, known, expected) => {
  expect(reported(checkSchema(database, known))).toEqual(expected)
})

test.each([
  [0, 'fine: the clock of x agrees with that of this machine'],
  [-4_900, 'fine: the clock of x agrees with that of this machine'],
  [7_000, 'clock-off: the clock of x is 7 seconds ahead of that of this machine'],
  [-90_000, 'clock-wrong: the clock of x is 90 seconds behind that of this machine'],
])('a clock that is %d ms ahead', (offset, expected) => {
  expect(reported([checkClock('x', offset)])).toEqual([expected])
})

test('a clock is compared with the middle of the time that reading it took', () => {
  expect(clockOffset(1_000, 400, 600)).toBe(500)
})
