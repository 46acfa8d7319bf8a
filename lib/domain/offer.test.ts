import { expect, test } from '@jest/globals'
import { isOver, runsFrom } from './offer'

const run = (firstDay: string, lastDay = firstDay) => ({ firstDay, lastDay })
test.each([
  ['no dates', [], 0, false],
  ['the day before', [run('2027-01-10')], 1, false],
  ['its last day', [run('2027-01-02', '2027-01-09')], 1, false],
  ['the day after', [run('2027-01-02', '2027-01-08')], 0, true],
  ['one of two', [run('2026-01-02'), run('2027-06-01')], 1, false],
])('on 2027-01-09: %s', (_, dates, count, over) => {
  expect(runsFrom({ dates }, '2027-01-09')).toHaveLength(count)
  expect(isOver({ dates }, '2027-01-09')).toBe(over)
})
