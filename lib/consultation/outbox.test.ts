import { expect, test } from '@jest/globals'
import { readOutbox, withoutQueued, withQueued } from './outbox'

const typed = {
  fullName: 'Lan',
  phone: '0912',
  email: '',
  address: '',
  content: 'Xin tư vấn',
  consultDate: '12/05/2026',
  consultTime: '',
  subjects: [],
}
const first = { id: 'a', body: { askedAt: '2026-12-05T03:00:00Z', fullName: 'Lan' }, typed }
const second = { ...first, id: 'b' }

test('two requests are queued and removed independently', () => {
  const both = withQueued(withQueued(null, first), second)
  expect(readOutbox(both)).toEqual([first, second])
  expect(readOutbox(withoutQueued(both, 'a'))).toEqual([second])
  expect(withoutQueued(withoutQueued(both, 'a'), 'b')).toBeNull()
})

test.each([
  [null],
  ['x'],
  ['{}'],
  [[{ typed }]],
  [[{ id: 'a', body: {}, typed }]],
  [[{ id: 'a', body: { askedAt: 1 }, typed }]],
  [[{ id: 'a', body: first.body }]],
  [[{ ...first, id: 1 }]],
  [['x', null]],
])('%j is not a queued request', (kept) => {
  expect(readOutbox(Array.isArray(kept) ? JSON.stringify(kept) : kept)).toEqual([])
})
