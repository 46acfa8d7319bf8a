import { expect, jest, test } from '@jest/globals'
import { StorageUnavailable } from '@/lib/operations/storage/port'
import { BackendUnavailable, CannotStore, ImageUnavailable, Unavailable, type Backend } from '@/lib/backend/port'
import { isDatabaseUnavailable, outageOf, reportingOutages } from './database-outage'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['nobody listens', withCode('ECONNREFUSED'), true],
  ['it is being stopped', withCode('57P01'), true],
  ['the line was cut', new Error('Connection terminated unexpectedly'), true],
  ['a statement got no answer', new Error('Failed query: select 1', { cause: new Error('Query read timeout') }), true],
  ['its disk is full, at a commit', new Error('Failed query: commit', { cause: withCode('53100') }), true],
  ['a statement is wrong', new Error('Failed query: selec 1', { cause: withCode('42601') }), false],
  [
    'the place of the files is',
    new Error('not kept', { cause: new StorageUnavailable('no answer', { cause: withCode('ECONNREFUSED') }) }),
    false,
  ],
  ['what was thrown is no error', 'ECONNREFUSED', false],
])('whether the database is unavailable when %s', (_, error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected)
})

test.each<[string, Error, string]>([
  ['a read-only disk', new Unavailable('a file could not be stored', { cause: withCode('EROFS') }), 'EROFS'],
  ['SQLite', new Error('Failed query: commit', { cause: withCode('SQLITE_FULL') }), 'ENOSPC (SQLITE_FULL)'],
  ['PostgreSQL', withCode('53100'), 'ENOSPC (53100)'],
  ['a read-only PostgreSQL', withCode('25006'), 'EROFS (25006)'],
])('that %s takes nothing is one kind of outage, with its reason', (_, error, reason) => {
  const outage = outageOf(error)
  expect(outage).toBeInstanceOf(CannotStore)
  expect(outage?.message).toBe(`nothing can be stored: ${reason}`)
  jest.mocked(console.error).mockClear()
  expect(outageOf(outage)).toBeUndefined()
})

test('an outage is reported as such, and anything else as it was', async () => {
  const wrong = new TypeError('wrong')
  const noImage = new ImageUnavailable('no picture', { cause: withCode('ECONNREFUSED') })
  const backend = reportingOutages({
    listVideos: () => Promise.reject(withCode('ECONNREFUSED')),
    listPartners: () => Promise.reject(wrong),
    getMedia: () => Promise.reject(noImage),
    countView: () => Promise.resolve(),
  } as unknown as Backend)
  await expect(backend.listVideos()).rejects.toThrow(BackendUnavailable)
  await expect(backend.listPartners()).rejects.toBe(wrong)
  await expect(backend.getMedia('a')).rejects.toBe(noImage)
  expect(await backend.countView()).toBeUndefined()
})
