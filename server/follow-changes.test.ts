import { expect, test } from '@jest/globals'
import { untilNextPoll } from './follow-changes'

const [soon, later] = [1000, 60_000]

test.each([
  [soon, 'it is not notified', { followed: true, changed: false }, false],
  [soon, 'it is not notified and something changed', { followed: true, changed: true }, false],
  [later, 'it is notified', { followed: true, changed: false }, true],
  [soon, 'it is notified and something changed: more may have changed', { followed: true, changed: true }, true],
  [later, 'its backend cannot report changes', { followed: false, changed: true }, false],
  [later, 'its backend cannot report changes, and it is notified', { followed: false, changed: true }, true],
])('the next poll comes after %i ms where %s', (restMs, _where, polled, isNotified) => {
  expect(untilNextPoll(polled, isNotified)).toBe(restMs)
})
