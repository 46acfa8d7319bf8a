import { expect, test } from '@jest/globals'
import { cutToWidth, widthOf } from './text'

test.each([
  ['', 0],
  ['Luật Đất đai', 12],
  ['企业合规', 8],
  ['ILC，企业', 9],
])('the width of %j in Latin letters', (text, width) => {
  expect(widthOf(text)).toBe(width)
})

test.each([
  ['Luật Đất đai', 12, 'Luật Đất đai'],
  ['Luật Đất đai sửa đổi', 17, 'Luật Đất đai …'],
  ['Luật Đất đai sửa đổi', 18, 'Luật Đất đai sửa …'],
  ['Luật Đất đai sửa đổi'.normalize('NFD'), 17, 'Luật Đất đai …'.normalize('NFD')],
  ['企业合规与数据保护', 11, '企业合规 …'],
  ['https://ilc.example/mot-dia-chi-dai', 12, 'https://il …'],
])('%j cut to %d', (text, width, cut) => {
  expect(cutToWidth(text, width)).toBe(cut)
})
