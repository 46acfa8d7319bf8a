import { expect, test } from '@jest/globals'
import { copyIn, expired, type Copy } from './copies'

const now = Date.parse('2026-11-29T08:00:00Z')
const day = 24 * 60 * 60 * 1000
const text = (at: number, values: Record<string, unknown> = { title: 'A' }) =>
  JSON.stringify({ at, savedAt: '', values } satisfies Copy)

test.each([
  [text(now), { at: now, savedAt: '', values: { title: 'A' } }],
  ['{"at":1,"savedAt":"","values":3}', { at: 1, savedAt: '', values: {} }],
  ['{"at":"1","savedAt":"","values":{}}', undefined],
  ['{', undefined],
  [null, undefined],
])('%s is read as %j', (stored, copy) => {
  expect(copyIn(stored)).toEqual(copy)
})

test('a week and twenty copies are kept, the newest', () => {
  const stored = [
    ['old', text(now - 7 * day - 1)],
    ['week', text(now - 7 * day)],
    ['broken', '{'],
    ...Array.from({ length: 20 }, (_, index) => [`n${index}`, text(now - index)] as const),
  ] as const
  expect(expired(stored, now).sort()).toEqual(['broken', 'old', 'week'])
  expect(expired(stored.slice(0, -1), now).sort()).toEqual(['broken', 'old'])
})
