import { expect, jest, test } from '@jest/globals'
import { AddressUse } from './address-use'

const counts = (use: AddressUse) => use.take().missing.map(({ of, count }) => [of, count])

test('what could not be stored is counted again', () => {
  const use = new AddressUse()
  use.noteRedirects([3, 4])
  for (let i = 0; i < 3; i += 1) use.noteMissing('/cu', '203.0.113.1')
  const taken = use.take()
  expect(use.take()).toEqual({ redirects: [], missing: [] })
  use.noteRedirects([3])
  use.giveBack(taken)
  const { redirects, missing } = use.take()
  expect(redirects.map(({ of, count }) => [of, count])).toEqual([
    ['3', 2],
    ['4', 1],
  ])
  expect(missing.map(({ of, count }) => [of, count])).toEqual([['/cu', 3]])
})

test('no more paths are counted between two writes than are in memory', () => {
  const use = new AddressUse()
  for (let i = 0; i < 1000; i += 1) for (let times = 0; times < 2; times += 1) use.noteMissing(`/${i}`, '127.0.0.1')
  expect(counts(use)).toHaveLength(500)
})

test('a network has a limit for a day, also with all addresses of a /48', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 1) })
  // The memory of what was asked for reads this clock.
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now())
  const use = new AddressUse()
  for (let round = 0; round < 4; round += 1) {
    for (let i = 0; i < 30; i += 1)
      for (let times = 0; times < 2; times += 1) use.noteMissing(`/${round}-${i}`, `2001:db8:1:${i}00::1`)
    jest.advanceTimersByTime(31 * 60_000)
  }
  for (let times = 0; times < 2; times += 1) use.noteMissing('/khac', '198.51.100.1')
  const counted = counts(use)
  expect([counted.length, counted.at(-1)]).toEqual([31, ['/khac', 2]])
  jest.useRealTimers()
})
