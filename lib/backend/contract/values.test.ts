import { expect, test } from '@jest/globals'
import { id, text } from './values'

test('half of a surrogate pair is no part of an id, and is replaced in a text', () => {
  expect([id.safeParse('bai-\uD800').success, id.parse('bài 😀'), id.parse(7)]).toEqual([false, 'bài 😀', '7'])
  expect([text.parse('Tin \uDC00 mới'), text.parse('😀')]).toEqual(['Tin \uFFFD mới', '😀'])
})
