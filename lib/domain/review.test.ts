import { expect, test } from '@jest/globals'
import { reviewAfter, reviewEvent, type Review } from './review'

const none: Review = { isAsked: false, isReturned: false }
const asked: Review = { isAsked: true, isReturned: false }
const returned: Review = { isAsked: false, isReturned: true }

test.each([
  ['nothing', none, none, false, none, undefined],
  ['a request', none, asked, false, asked, 'ASKED'],
  ['a change while it waits', asked, asked, false, asked, undefined],
  ['a request that is taken back', asked, none, false, none, undefined],
  ['a return', asked, { isAsked: true, isReturned: true }, false, returned, 'RETURNED'],
  ['a return of what nobody asked for', none, returned, false, returned, 'RETURNED'],
  ['a change after a return', returned, returned, false, returned, undefined],
  ['a new request after a return', returned, { isAsked: true, isReturned: true }, false, asked, 'ASKED'],
  ['an approval', asked, asked, true, none, 'APPROVED'],
  ['an approval after a return', returned, returned, true, none, 'APPROVED'],
  ['an approval of what nobody asked for', none, none, true, none, undefined],
])('%s', (_, before, said, isApproved, after, event) => {
  expect(reviewAfter({ ...said, isApproved }, before)).toEqual(after)
  expect(reviewEvent({ ...reviewAfter({ ...said, isApproved }, before), isApproved }, before)).toBe(event)
})
