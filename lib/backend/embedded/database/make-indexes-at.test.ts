import { expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'
import { settings } from '@/lib/operations/settings'
import { otherIndexes } from './concurrent-indexes'
import { makeIndexesBeside, type makeIndexesAt } from './make-indexes-at'

const payload = {} as Payload

test('the job tries once a day, and a failure ends nothing', async () => {
  const make = jest.fn<typeof makeIndexesAt>(() => Promise.reject(new Error('away')))
  const begin = (time: string) => {
    makeIndexesBeside(payload, new Date(time), make)
    return make.mock.calls.length
  }
  Object.assign(settings(), { DATABASE_URL: undefined })
  expect(begin('2026-11-27T00:00:00Z')).toBe(0)
  Object.assign(settings(), { DATABASE_URL: 'postgres://ilc@127.0.0.1:1/ilc' })
  expect(begin('2026-11-27T00:00:00Z')).toBe(1)
  expect(begin('2026-11-27T23:59:59Z')).toBe(1)
  expect(begin('2026-11-28T00:00:00Z')).toBe(2)
  expect(make.mock.lastCall?.[2]).toBe(otherIndexes)
  await Promise.allSettled(make.mock.results.map(({ value }) => value))
  const failure = ['Indexes could not be made:', new Error('away')]
  expect(jest.mocked(console.error).mock.calls).toEqual([failure, failure])
  jest.mocked(console.error).mockClear()
})
