import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { forOlderServers } from './postgres'
import { complaintOf, connectionOf } from './postgres-programs'
import { isLeft } from './temporary-database'

const setting = 'SET transaction_timeout = 0;'
const rows = `COPY articles (title) FROM stdin;\n${setting}\n\\.\n`

test.each([
  [
    'version 17',
    `--\n-- PostgreSQL database dump\n--\n\nSET statement_timeout = 0;\n${setting}\nSET row_security = off;\n${'-- '.repeat(2000)}\n${rows}`,
    true,
  ],
  ['version 15', `--\n\nSET statement_timeout = 0;\nSET row_security = off;\n${'-- '.repeat(2000)}\n${rows}`, false],
])('a script of PostgreSQL, %s', async (_, script, isChanged) => {
  const file = path.join(temporaryFolder(), 'script.sql')
  writeFileSync(file, script)
  await forOlderServers(file)
  const expected = isChanged ? script.replace(`\n${setting}`, `\n--${' '.repeat(setting.length - 2)}`) : script
  expect(readFileSync(file, 'utf8')).toBe(expected)
})

test.each([
  ['postgres://ilc:p%40ss@db:5433/ilc?sslmode=verify-full', 'postgres://ilc@db:5433/ilc?sslmode=verify-full', 'p@ss'],
  [
    'postgresql://ilc@db/ilc?sslmode=no-verify&uselibpqcompat=true',
    'postgresql://ilc@db/ilc?sslmode=require',
    undefined,
  ],
])('%s is passed to programs without its password', (input, address, password) => {
  expect(connectionOf(input)).toEqual({ address, password })
})

test.each([
  [
    'pg_dump: error: connection to server at "db" failed: FATAL:  password authentication failed\n',
    'connection to server at "db" failed: FATAL:  password authentication failed',
  ],
  [
    'psql:/x/database.sql:41: ERROR:  relation "media" already exists\nCONTEXT:  COPY accounts, line 1: "Trần Thị Lan"\n',
    'relation "media" already exists',
  ],
])('of %j enough is reported', (said, reported) => {
  expect(complaintOf(said)).toBe(reported)
})

test.each([
  ['ilc_drill_1790000000_0a1b2c3d', 24 * 60 * 60 + 1, true],
  ['ilc_drill_1790000000_0a1b2c3d', 24 * 60 * 60 - 1, false],
  ['ilc_drill_1790000000_', 90_000, false],
])('the database %s is dropped %s seconds later: %s', (name, seconds, expected) => {
  expect(isLeft(name, (1_790_000_000 + seconds) * 1000)).toBe(expected)
})
