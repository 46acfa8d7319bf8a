import { expect, test } from '@jest/globals'
import { afterForm, dividedDrafts, readDrafts, withDraft, withoutDraft } from './draft'

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
  expect(readDrafts([text], now + week)).toEqual([{ id: 'a', typed, hadFile: true }])
  expect(readDrafts([text], now + week + 1)).toEqual([])
  expect(withoutDraft(text, undefined, now + week)).toBe(text)
  expect(withoutDraft(text, undefined, now + week + 1)).toBeNull()
})

test('the drafts of all tabs are read, the latest first', () => {
  const left = { id: 'left', typed, hadFile: false }
  const right = { id: 'right', typed: { ...typed, fullName: 'Minh' }, hadFile: false }
  const [first, second] = [withDraft(null, left, now), withDraft(null, right, now + 1)]
  expect(readDrafts([first, null, 'x', second], now + 1)).toEqual([right, left])
  const changed = { ...left, typed: { ...typed, fullName: 'Lan Anh' } }
  expect(readDrafts([withDraft(first, changed, now + 2), second], now + 2)).toEqual([changed, right])
  expect(withDraft(first, { ...left, typed: blank }, now + 2)).toBeNull()
})

test('a list of several drafts is divided, and nothing but the draft is removed from it', () => {
  const [left, right] = ['left', 'right'].map((id) => withDraft(null, { id, typed, hadFile: false }, now))
  const both = `[${[left, right].map((list) => list?.slice(1, -1)).join(',')}]`
  expect([...dividedDrafts(both, now)]).toEqual([
    ['left', left],
    ['right', right],
  ])
  expect(withoutDraft(both, 'left', now)).toBe(right)
  // Not written again, also if it was stored in another order.
  const other = JSON.stringify(JSON.parse(both), ['time', 'typed', 'id', 'fullName'])
  expect(withoutDraft(other, 'x', now)).toBe(other)
})

test('once a form was sent, the draft of another tab is restored within an hour only, unless it is typed in again', () => {
  const hour = 3_600_000
  const [sent, other] = [
    { id: 'sent', typed, hadFile: false },
    { id: 'other', typed: { ...typed, fullName: 'Minh' }, hadFile: false },
  ]
  expect(afterForm(withDraft(null, sent, now), 'sent', now + 5)).toBeNull()
  const left = afterForm(withDraft(null, other, now), 'sent', now + 5)
  expect(readDrafts([left], now + 5 + hour)).toEqual([other])
  expect(readDrafts([left], now + 6 + hour)).toEqual([])
  // Shown again in a form, and stored from there as it was.
  const shown = withDraft(left, other, now + hour)
  expect(readDrafts([shown], now + 6 + hour)).toEqual([])
  const more = withDraft(left, { ...other, typed: { ...typed, content: 'x' } }, now + hour)
  expect(readDrafts([more], now + hour + week)).toHaveLength(1)
  expect(afterForm(withDraft(null, sent, now), undefined, now + week - 7)).toBe(withDraft(null, sent, now))
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
  expect(readDrafts([text], 1)).toEqual([])
  expect(withoutDraft(text, undefined, 1)).toBeNull()
})

test('values of a wrong type are left out', () => {
  const text = JSON.stringify([{ id: 'a', typed: { fullName: 3, phone: '09', subjects: [1, 'b'] }, time: now }])
  expect(readDrafts([text], now)).toEqual([
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
