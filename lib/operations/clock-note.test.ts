import { expect, test } from '@jest/globals'
import { daysAhead, nextNote, noteEveryMs, type ClockNote } from './clock-note'

const [hour, day] = [3_600_000, 86_400_000]
const start = Date.parse('2026-11-27T08:00:00Z')
const at = (ms: number) => new Date(start + ms)

function trusted(times: number[], first: ClockNote | undefined = { seen: at(0) }): boolean[] {
  let note = first
  return times.map((ms) => {
    note = nextNote(note, at(ms))
    return note.ahead === undefined
  })
}

const running = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / noteEveryMs) + 1 }, (_, i) => from + i * noteEveryMs)

test.each<[string, number[], boolean[]]>([
  ['runs', [noteEveryMs, 2 * noteEveryMs], [true, true]],
  ['was stopped over a weekend', [71 * hour], [true]],
  ['was stopped for four days, or its clock put forward', [4 * day], [false]],
  ['had its clock put forward by a year, and back', [365 * day, 365 * day + hour, hour], [false, false, true]],
  ['had its clock put back by a year, and then corrected', [-365 * day, 0, hour], [true, false, false]],
])('a site that %s', (_, times, expected) => {
  expect(trusted(times)).toEqual(expected)
})

test('a database that has no note yet trusts the clock', () => {
  expect(nextNote(undefined, at(0))).toEqual({ seen: at(0) })
})

test('a clock counts as right again once the site has run with it for a week', () => {
  const results = trusted(running(30 * day, 37 * day))
  expect([results.indexOf(true), results.length - 1]).toEqual([results.length - 1, (7 * day) / noteEveryMs])
})

test('the time for which the site is stopped does not count', () => {
  const before = running(30 * day, 33 * day)
  expect(trusted([...before, 60 * day, ...running(60 * day + noteEveryMs, 63.9 * day)]).includes(true)).toBe(false)
  expect(trusted([...before, 60 * day, ...running(60 * day + noteEveryMs, 64 * day)]).at(-1)).toBe(true)
})

test('an instance whose clock is ahead waits for ever beside one whose clock is right, which goes on', () => {
  let note: ClockNote = { seen: at(0) }
  for (const ms of running(noteEveryMs, 20 * day)) {
    const wrong = nextNote(note, at(ms + 10 * day))
    const right = nextNote(wrong, at(ms))
    expect([wrong.ahead === undefined, right.ahead === undefined]).toEqual([false, true])
    note = right
  }
})

test('instances whose clocks differ by five minutes confirm a clock together, whichever notes its time first', () => {
  for (const order of [
    [5 * 60_000, 0],
    [0, 5 * 60_000],
  ]) {
    const times = running(30 * day, 37.1 * day).flatMap((ms) => order.map((fast) => ms + fast))
    const results = trusted(times)
    expect([results.slice(0, results.length * 0.98).includes(true), results.at(-1)]).toEqual([false, true])
  }
})

test('a clock that is put back while it is ahead begins again, if to a time before it was put forward', () => {
  const before = running(30 * day, 36 * day)
  expect(trusted([...before, ...running(20 * day, 26.9 * day)]).includes(true)).toBe(false)
  expect(trusted([...before, ...running(20 * day, 27 * day)]).at(-1)).toBe(true)
})

test('the days by which it is ahead, and those that are left', () => {
  const first = nextNote({ seen: at(0) }, at(39 * day))
  expect([daysAhead({ seen: at(0) }), daysAhead(first)]).toEqual([undefined, { by: 39, left: 7 }])
  let note = first
  for (const ms of running(39 * day, 42 * day)) note = nextNote(note, at(ms))
  expect(daysAhead(note)).toEqual({ by: 39, left: 4 })
})
