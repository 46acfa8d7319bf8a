import { expect, test } from '@jest/globals'
import { readOutbox, withArrival, withoutQueued } from './outbox'

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

test('the requests of all tabs are read and removed independently', () => {
  const [one, other, both] = [[first], [second], [first, second]].map((list) => JSON.stringify(list))
  expect(readOutbox([one ?? '', 'x', null, other ?? ''])).toEqual([first, second])
  expect(withoutQueued(one ?? '', 'a')).toBeNull()
  // Not written again, also if it was stored in another order.
  for (const text of [one ?? '', JSON.stringify([{ typed, body: first.body, id: 'a' }])])
    expect(withoutQueued(text, 'b')).toBe(text)
  // Stored by a former version of the site.
  expect(withoutQueued(both ?? '', 'a')).toBe(other)
})

test('whether a request may have arrived is stored with it', () => {
  const both = JSON.stringify([first, second])
  const noted = withArrival(both, 'a', true)
  expect(readOutbox([noted])).toEqual([{ ...first, mayHaveArrived: true }, second])
  expect(readOutbox([withArrival(noted, 'b', true)]).map((one) => one.mayHaveArrived)).toEqual([true, true])
  expect(withArrival(noted, 'a', false)).toBe(both)
  // Not written again if it is in the list of another tab.
  for (const text of [both, 'x', null]) expect(withArrival(text, 'c', true)).toBe(text)
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
  const text = Array.isArray(kept) ? JSON.stringify(kept) : kept
  expect(readOutbox([text])).toEqual([])
  expect(withoutQueued(text, 'b')).toBeNull()
})
