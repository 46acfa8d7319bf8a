import { expect, test } from '@jest/globals'
import { untilNextPoll } from './follow-changes'

const [soon, later] = [1000, 60_000]

test.each([
  [soon, 'nobody tells this site', { followed: true, changed: false }, false],
  [soon, 'nobody tells it and something changed', { followed: true, changed: true }, false],
  [later, 'it is told', { followed: true, changed: false }, true],
  [soon, 'it is told and something changed: that may not have been all', { followed: true, changed: true }, true],
  [later, 'its backend cannot say what changed', { followed: false, changed: true }, false],
  [later, 'its backend cannot say what changed, and it is told', { followed: false, changed: true }, true],
])('the next poll comes after %i ms where %s', (restMs, _where, polled, isNotified) => {
  expect(untilNextPoll(polled, isNotified)).toBe(restMs)
})
