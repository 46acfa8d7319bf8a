import { expect, test } from '@jest/globals'
import { draftText, readDraft } from './draft'

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
const now = Date.parse('2026-12-05T03:00:00Z')
const week = 7 * 86_400_000

test('a draft is restored within a week, and not later', () => {
  const text = draftText({ typed, hadFile: true }, now)
  expect(readDraft(text, now + week)).toEqual({ typed, hadFile: true })
  expect(readDraft(text, now + week + 1)).toBeUndefined()
})

test('a blank form is not stored', () => {
  expect(draftText({ typed: { ...typed, fullName: ' ', content: '', subjects: [] }, hadFile: true }, now)).toBeNull()
})

test.each([[null], ['x'], ['null'], ['[]'], ['{}'], ['{"typed":{}}'], ['{"typed":3,"time":1}']])(
  '%s is not a draft',
  (text) => {
    expect(readDraft(text, now)).toBeUndefined()
  },
)

test('values of a wrong type are left out', () => {
  expect(
    readDraft(JSON.stringify({ typed: { fullName: 3, phone: '09', subjects: [1, 'b'] }, time: now }), now),
  ).toEqual({
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
  })
})
