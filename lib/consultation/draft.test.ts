import { expect, test } from '@jest/globals'
import { dividedDrafts, readDrafts, readEnded, withDraft, withEnded, withoutDraft } from './draft'

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
const at = (now: number) => ({ now, ended: [] })

test('a draft is restored within a week, and not later', () => {
  const text = withDraft(null, { id: 'a', typed, hadFile: true }, at(now))
  expect(readDrafts([text], at(now + week))).toEqual([{ id: 'a', typed, hadFile: true }])
  expect(readDrafts([text], at(now + week + 1))).toEqual([])
  expect(withoutDraft(text, undefined, at(now + week))).toBe(text)
  expect(withoutDraft(text, undefined, at(now + week + 1))).toBeNull()
})

test('the drafts of all tabs are read, the latest first', () => {
  const left = { id: 'left', typed, hadFile: false }
  const right = { id: 'right', typed: { ...typed, fullName: 'Minh' }, hadFile: false }
  const [first, second] = [withDraft(null, left, at(now)), withDraft(null, right, at(now + 1))]
  expect(readDrafts([first, null, 'x', second], at(now + 1))).toEqual([right, left])
  const changed = { ...left, typed: { ...typed, fullName: 'Lan Anh' } }
  expect(readDrafts([withDraft(first, changed, at(now + 2)), second], at(now + 2))).toEqual([changed, right])
  expect(withDraft(first, { ...left, typed: blank }, at(now + 2))).toBeNull()
})

test('a list of several drafts is divided, and nothing but the draft is removed from it', () => {
  const [left, right] = ['left', 'right'].map((id) => withDraft(null, { id, typed, hadFile: false }, at(now)))
  const both = `[${[left, right].map((list) => list?.slice(1, -1)).join(',')}]`
  expect([...dividedDrafts(both, at(now))]).toEqual([
    ['left', left],
    ['right', right],
  ])
  expect(withoutDraft(both, 'left', at(now))).toBe(right)
  // Not written again, also if it was stored in another order.
  const other = JSON.stringify(JSON.parse(both), ['time', 'typed', 'id', 'fullName'])
  expect(withoutDraft(other, 'x', at(now))).toBe(other)
})

const hour = 3_600_000
const other = { id: 'other', typed: { ...typed, fullName: 'Minh' }, hadFile: false }

test('once a form was sent, the draft of another tab is restored within an hour only, unless it is typed in again', () => {
  const ended = readEnded(withEnded(null, now + 5))
  const text = withDraft(null, other, at(now))
  expect(readDrafts([text], { now: now + 5 + hour, ended })).toEqual([other])
  expect(readDrafts([text], { now: now + 6 + hour, ended })).toEqual([])
  expect(withoutDraft(text, undefined, { now: now + 6 + hour, ended })).toBeNull()
  // Shown again in a form, and stored from there as it was.
  const shown = withDraft(text, other, { now: now + hour, ended })
  expect(readDrafts([shown], { now: now + 6 + hour, ended })).toEqual([])
  const more = withDraft(text, { ...other, typed: { ...typed, content: 'x' } }, { now: now + hour, ended })
  expect(readDrafts([more], { now: now + hour + week, ended })).toHaveLength(1)
})

test('a form that is sent later does not prolong the life of a draft, and few times are stored', () => {
  const text = withDraft(null, other, at(now))
  let stored = withEnded('x', now + 1)
  for (let sent = now + 600_000; sent <= now + week; sent += 600_000) {
    stored = withEnded(stored, sent)
    expect(readDrafts([text], { now: sent, ended: readEnded(stored) })).toHaveLength(sent <= now + 1 + hour ? 1 : 0)
  }
  expect(readEnded(stored)).toHaveLength(8)
  // Stored by a clock that was ahead, or damaged.
  expect(readEnded(withEnded(`[${now + hour}, "x", null]`, now))).toEqual([now])
})

test('a blank form is not stored', () => {
  expect(withDraft(null, { id: 'a', typed: blank, hadFile: true }, at(now))).toBeNull()
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
  expect(readDrafts([text], at(1))).toEqual([])
  expect(withoutDraft(text, undefined, at(1))).toBeNull()
})

test('values of a wrong type are left out', () => {
  const text = JSON.stringify([{ id: 'a', typed: { fullName: 3, phone: '09', subjects: [1, 'b'] }, time: now }])
  expect(readDrafts([text], at(now))).toEqual([
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
