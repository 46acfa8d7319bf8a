import { expect, test } from '@jest/globals'
import { storedDate, toDate } from './stored-date'

const noon = new Date('2026-01-05T12:00:00.000Z')

test.each([
  ['the text of SQLite', '2026-01-05T12:00:00.000Z'],
  ['the text of PostgreSQL', '2026-01-05 12:00:00+00'],
  ['a date', noon],
])('%s is a time', (_, stored) => {
  expect(storedDate.parse(stored)).toEqual(noon)
  expect(toDate(stored)).toEqual(noon)
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['another text', 'hôm qua'],
  ['a date that is none', new Date('hôm qua')],
])('%s is no time', (_, stored) => {
  expect(toDate(stored)).toBeUndefined()
})

test.each([null, '', 'hôm qua'])('a statement may return %j for a time', (stored) => {
  expect(storedDate.parse(stored)).toBeUndefined()
})
