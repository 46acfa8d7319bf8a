import { expect, test } from '@jest/globals'
import { isAllowed } from './standing'

test.each([
  ['no second factor, and none is needed', [false, false, false], true],
  ['no second factor, while everybody must have one', [false, true, false], false],
  ['a second factor that the session has not passed', [true, false, false], false],
  ['a second factor that the session has passed', [true, false, true], true],
  ['a required one that the session has not passed', [true, true, false], false],
  ['a required one that the session has passed', [true, true, true], true],
  ['one that was taken away while everybody must have one', [false, true, true], false],
])('a session with %s', (_, [isSet = false, isRequired = false, isVerified = false], allowed) => {
  expect(isAllowed({ isSet, isRequired, isVerified, isEnded: false })).toBe(allowed)
  expect(isAllowed({ isSet, isRequired, isVerified, isEnded: true })).toBe(false)
})
