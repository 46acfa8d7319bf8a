import { expect, test } from '@jest/globals'
import { titleParts, type TitlePart } from './codes'

test.each<[string, TitlePart[]]>([
  ['', []],
  ['na, ', []],
  ['DOCTORATE, LAWER', [{ code: 'DOCTORATE' }, { code: 'LAWYER' }]],
  ['Nghệ nhân ưu tú', [{ text: 'Nghệ nhân ưu tú' }]],
  ['MASTER,  Kiểm toán viên ', [{ code: 'MASTER' }, { text: 'Kiểm toán viên' }]],
])('the pen name %j has the parts %j', (penName, parts) => {
  expect(titleParts(penName)).toEqual(parts)
})
