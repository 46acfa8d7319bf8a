import { expect, test } from '@jest/globals'
import { readDrafts, withDraft, withoutDraft } from './draft'

const typed = {
  fullName: 'Lan',
  phone: '',
  email: '',
  address: '',
  content: 'Xin tư vấn',
  consultDate: '',
  consultTime: '',
  subjects: ['a'],
}
const blank = { ...typed, fullName: ' ', content: '', subjects: [] }
const now = Date.parse('2026-12-05T03:00:00Z')
const week = 7 * 86_400_000

test('a draft is restored within a week, and not later', () => {
  const text = withDraft(null, { id: 'a', typed, hadFile: true }, now)
  expect(readDrafts(text, now + week)).toEqual([{ id: 'a', typed, hadFile: true }])
  expect(readDrafts(text, now + week + 1)).toEqual([])
  expect(withoutDraft(text, undefined, now + week)).toBe(text)
  expect(withoutDraft(text, undefined, now + week + 1)).toBeNull()
})

test('the draft of one tab does not replace that of another', () => {
  const left = { id: 'left', typed, hadFile: false }
  const right = { id: 'right', typed: { ...typed, fullName: 'Minh' }, hadFile: false }
  const both = withDraft(withDraft(null, left, now), right, now)
  expect(readDrafts(both, now)).toEqual([right, left])
  const changed = { ...left, typed: { ...typed, fullName: 'Lan Anh' } }
  expect(readDrafts(withDraft(both, changed, now), now)).toEqual([changed, right])
  expect(readDrafts(withoutDraft(both, 'left', now), now)).toEqual([right])
  expect(readDrafts(withDraft(both, { ...left, typed: blank }, now), now)).toEqual([right])
})

test('a blank form is not stored', () => {
  expect(withDraft(null, { id: 'a', typed: blank, hadFile: true }, now)).toBeNull()
})

test.each([
  [null],
  ['x'],
  ['null'],
  ['[]'],
  ['{}'],
  ['[3]'],
  ['[{"typed":{}}]'],
  ['[{"id":"a","typed":3,"time":1}]'],
  ['[{"typed":{},"time":1}]'],
])('%s has no draft', (text) => {
  expect(readDrafts(text, 1)).toEqual([])
})

test('values of a wrong type are left out', () => {
  const text = JSON.stringify([{ id: 'a', typed: { fullName: 3, phone: '09', subjects: [1, 'b'] }, time: now }])
  expect(readDrafts(text, now)).toEqual([
    {
      id: 'a',
      typed: {
        fullName: '',
        phone: '09',
        email: '',
        address: '',
        content: '',
        consultDate: '',
        consultTime: '',
        subjects: ['b'],
      },
      hadFile: false,
    },
  ])
})
