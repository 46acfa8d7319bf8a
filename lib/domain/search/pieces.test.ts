import { expect, test } from '@jest/globals'
import { toNfc } from '../nfc'
import { piece, piecesOf } from './pieces'

const byPattern = (text: string) =>
  toNfc(text)
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .match(piece) ?? []

test('each character is what the pattern says, alone and among others', () => {
  const differing: string[] = []
  for (let code = 0; code < 0x1_1000; code += 1) {
    const character = String.fromCodePoint(code)
    for (const text of [character, `Ab${character}cD ${character}律${character}`])
      if (JSON.stringify(piecesOf(text)) !== JSON.stringify(byPattern(text))) differing.push(code.toString(16))
  }
  expect(differing).toEqual([])
})

test.each([
  ['Luật Doanh nghiệp 59/2020/QH14', 'luật doanh nghiệp 59 2020 qh14'],
  ['Luật Doanh nghiệp'.normalize('NFD'), 'luật doanh nghiệp'],
  ['企业法ABC法', '企业法 abc 法'],
  ['e\u0301\u0301t\u0323é', 'éṭé'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
  ['😀 luật 𠀀𠀁', 'luật 𠀀𠀁'],
  ['', ''],
])('the pieces of %j', (text, pieces) => {
  expect(piecesOf(text).join(' ')).toBe(pieces)
  expect(piecesOf(text)).toEqual(byPattern(text))
})
