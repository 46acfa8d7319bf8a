import { expect, test } from '@jest/globals'
import { holdsListedWord } from './word-list'

const list = 'Cá độ\nvay  nóng\r\n\n赌博\nsex\ncặc\nlồn\nđĩ'

test.each([
  ['Chơi cá độ ở đây', true],
  ['CA DO bóng đá', true],
  ['vay\nnóng trong ngày', true],
  ['在线赌博平台', true],
  ['s\u200Be\u00ADx', true],
  ['ｓｅｘ', true],
  ['Cảm ơn các anh chị', false],
  ['Tôi đi hội thảo', false],
  ['đồ ĐĨ', true],
  ['Middlesex', false],
  ['', false],
])('%j: %s', (text, result) => {
  expect(holdsListedWord(text, list)).toBe(result)
})

test('an empty list matches nothing', () => {
  expect(holdsListedWord('bất cứ điều gì', '\n \n')).toBe(false)
})
