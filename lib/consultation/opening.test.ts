import { expect, test } from '@jest/globals'
import { signOpening, sinceOpening } from './opening'

const opened = new Date('2026-11-22T08:00:00Z')
const later = new Date('2026-11-22T08:01:00Z')

test('the time since the form was opened is read from the signed value', () => {
  expect(sinceOpening(signOpening(opened), later)).toBe(60_000)
})

test.each([
  ['nothing', ''],
  ['another time under the same signature', `1${signOpening(opened)}`],
  ['a time without a signature', opened.getTime().toString(36)],
  ['a moment to come', signOpening(new Date('2026-11-22T08:02:00Z'))],
])('%s is rejected', (_, signed) => {
  expect(sinceOpening(signed, later)).toBeUndefined()
})
