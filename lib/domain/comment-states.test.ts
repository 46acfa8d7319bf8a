import { expect, test } from '@jest/globals'
import { commentStates, isPublic, isWaiting } from './comment-states'

test('others see what is shown and the place of what its writer removed; all else seems to wait', () => {
  expect(commentStates.map((state) => [state, isPublic(state), isWaiting(state)])).toEqual([
    ['SHOWN', true, false],
    ['HELD', false, true],
    ['HIDDEN', false, true],
    ['SPAM', false, true],
    ['REMOVED', true, false],
  ])
})
