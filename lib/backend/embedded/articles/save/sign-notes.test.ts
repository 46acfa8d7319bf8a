import { expect, test } from '@jest/globals'
import { signNotes } from './sign-notes'

const [first, now] = ['2026-11-01T00:00:00.000Z', '2026-11-25T01:00:00.000Z']
const old = { id: 'a', text: 'cũ', by: 1, at: first }

test.each([
  ['unchanged', [{ id: 'a', text: 'cũ' }], [old]],
  ['unchanged, in another name', [{ id: 'a', text: 'cũ', by: 3, at: now }], [old]],
  ['changed', [{ id: 'a', text: 'mới' }], [{ id: 'a', text: 'mới', by: 2, at: now }]],
  ['new', [{ text: 'thêm', by: 3 }], [{ text: 'thêm', by: 2, at: now }]],
  ['added without a text', [old, { id: 'b' }, { id: 'c', text: ' ' }, { text: null }, {}], [old]],
  ['emptied', [{ id: 'a', text: null }], []],
  ['no list', '' as unknown as [], []],
])('a note that is %s', (_, saved, signed) => {
  expect(signNotes([old], saved as (typeof old)[], 2, now)).toEqual(signed)
})
