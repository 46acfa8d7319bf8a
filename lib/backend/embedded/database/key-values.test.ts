import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { storedValue } from './key-values'

test.each([
  ['JSON as text', '{"at":1}', { at: 1 }],
  ['JSON that the database has read', { at: 1 }, { at: 1 }],
  ['text that is no JSON', '{', undefined],
  ['another value', '{"at":"?"}', undefined],
  ['nothing', undefined, undefined],
  ['null', null, undefined],
])('a value that is stored as %s', (_, stored, value) => {
  expect(storedValue(z.object({ at: z.number() })).parse(stored)).toEqual(value)
})
