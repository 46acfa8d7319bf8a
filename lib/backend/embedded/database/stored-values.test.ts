import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { storedValue } from './key-values'
import { storedDate, toDate } from './stored-date'

test.each([
  ['JSON as text', '{"at":1}', { at: 1 }],
  ['JSON that the database has read', { at: 1 }, { at: 1 }],
  ['text that is no JSON', '{', undefined],
  ['nothing', undefined, undefined],
])('a value that is stored as %s', (_, stored, value) => {
  expect(storedValue(z.object({ at: z.number() })).parse(stored)).toEqual(value)
})

const noon = new Date('2026-01-05T12:00:00.000Z')

test.each([
  ['the text of SQLite', '2026-01-05T12:00:00.000Z'],
  ['the text of PostgreSQL', '2026-01-05 12:00:00+00'],
  ['a date', noon],
])('%s is a time', (_, stored) => {
  expect(storedDate.parse(stored)).toEqual(noon)
  expect(toDate(stored)).toEqual(noon)
})

test.each([null, '', 'hôm qua'])('%j is no time', (stored) => {
  expect(storedDate.parse(stored)).toBeUndefined()
  expect(toDate(stored)).toBeUndefined()
})
