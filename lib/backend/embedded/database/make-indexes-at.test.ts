import { expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'
import { settings } from '@/lib/settings'
import { makeIndexesBeside } from './make-indexes-at'

const at = (time: string) => new Date(`2026-11-27T${time}Z`)
const payload = {} as Payload

test('the job tries once a day, and a failure ends nothing', async () => {
  const failures: unknown[] = []
  const begin = (time: Date) =>
    new Promise<void>((resolve) => {
      jest.mocked(console.error).mockImplementation((_, error) => {
        failures.push(error)
        resolve()
      })
      makeIndexesBeside(payload, time)
    })
  Object.assign(settings(), { DATABASE_URL: undefined })
  makeIndexesBeside(payload, at('00:00:00'))
  Object.assign(settings(), { DATABASE_URL: 'postgres://ilc@127.0.0.1:1/ilc' })
  await begin(at('00:00:00'))
  makeIndexesBeside(payload, at('23:59:59'))
  await begin(new Date('2026-11-28T00:00:00Z'))
  const refused = expect.objectContaining({ code: 'ECONNREFUSED' })
  expect(failures).toEqual([refused, refused])
  jest.mocked(console.error).mockClear()
})
