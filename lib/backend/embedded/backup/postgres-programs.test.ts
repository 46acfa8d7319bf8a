import { expect, test } from '@jest/globals'
import { byVersion, complaintOf, connectionOf } from './postgres-programs'

test.each([
  ['postgres://ilc@db/ilc', 'postgres://ilc@db/ilc', undefined],
  ['postgres://ilc:p%40ss@db:5433/ilc?sslmode=verify-full', 'postgres://ilc@db:5433/ilc?sslmode=verify-full', 'p@ss'],
  [
    'postgresql://ilc@db/ilc?sslmode=no-verify&uselibpqcompat=true',
    'postgresql://ilc@db/ilc?sslmode=require',
    undefined,
  ],
])('%s is passed to programs without its password', (input, address, password) => {
  expect(connectionOf(input)).toEqual({ address, password })
})

test('the newest version comes last', () => {
  expect(
    byVersion(['/usr/lib/postgresql/9.6/bin', '/usr/lib/postgresql/17/bin', '/usr/lib/postgresql/15/bin']).at(-1),
  ).toBe('/usr/lib/postgresql/17/bin')
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
  ['something else\nentirely', 'something else'],
])('of %j enough is reported', (said, reported) => {
  expect(complaintOf(said)).toBe(reported)
})
