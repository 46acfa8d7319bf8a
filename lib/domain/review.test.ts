import { expect, test } from '@jest/globals'
import { reviewAfter, reviewEvent, type Review } from './review'

const none: Review = { isAsked: false, isReturned: false }
const requested: Review = { isAsked: true, isReturned: false }
const returned: Review = { isAsked: false, isReturned: true }

test.each([
  ['nothing', none, none, false, none, undefined],
  ['a request', none, requested, false, requested, 'ASKED'],
  ['a change while it waits', requested, requested, false, requested, undefined],
  ['a request that is taken back', requested, none, false, none, undefined],
  ['a return', requested, { isAsked: true, isReturned: true }, false, returned, 'RETURNED'],
  ['a return of what nobody asked for', none, returned, false, returned, 'RETURNED'],
  ['a new request after a return', returned, { isAsked: true, isReturned: true }, false, requested, 'ASKED'],
  ['an approval', requested, requested, true, none, 'APPROVED'],
])('%s', (_, before, said, isApproved, after, event) => {
  expect(reviewAfter({ ...said, isApproved }, before)).toEqual(after)
  expect(reviewEvent({ ...reviewAfter({ ...said, isApproved }, before), isApproved }, before)).toBe(event)
})
