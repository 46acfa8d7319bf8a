import { expect, test } from '@jest/globals'
import { lengthOf, tidyComment } from './clean-text'

test.each([
  ['  Cảm ơn Viện!  ', 'Cảm ơn Viện!'],
  ['Ca\u0309m o\u031Bn', 'Cảm ơn'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\n\n \n\t\n\nb', 'a\n\nb'],
  ['a\u0000\u0007b', 'ab'],
  ['lone \uD800 half', 'lone \uFFFD half'],
  ['\u202Eabc', 'abc'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
])('%j is stored as %j', (typed, stored) => {
  expect(tidyComment(typed)).toBe(stored)
})

test.each(['', '   ', '\n\t', '\u200B\u200D', '\u202E\u2066', '\u3164', '\u00AD\uFEFF', '\u0000'])(
  '%j is empty',
  (typed) => {
    expect(tidyComment(typed)).toBe('')
  },
)

test('characters are counted as users see them, not as they are encoded', () => {
  expect([lengthOf('ệ'), lengthOf('😀'), lengthOf('法律')]).toEqual([1, 1, 2])
})
