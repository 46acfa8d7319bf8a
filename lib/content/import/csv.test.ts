import { expect, test } from '@jest/globals'
import { parseCsv, toCsv, UnclosedQuotation } from './csv'

test.each<[text: string, records: string[]]>([
  ['a,b\r\n1,2', ['a|b', '1|2']],
  ['a;b\n1,5;2\n', ['a|b', '1,5|2']],
  ['a,b\n"x\ny",2\n', ['a|b', 'x\ny|2']],
  ['a,b\n\n , \n1,\n', ['a|b', '1|']],
  ['a,b\r1,"x\ry"\r', ['a|b', '1|x\ny']],
  ['sep=;\r\na;b\r\n1,2;3\r\n', ['a|b', '1,2|3']],
  ['', []],
])('reads %j', (text, records) => {
  expect(parseCsv(text).map(({ values }) => values.join('|'))).toEqual(records)
})

test.each([
  ['a,b\n"x\n\ny",1\n\n2,3\n', [1, 2, 6]],
  ['sep=|\r\na|b\r\n1|2\r\n', [2, 3]],
])('knows the lines of the records in %j', (text, lines) => {
  expect(parseCsv(text).map(({ line }) => line)).toEqual(lines)
})

test('refuses a quotation without an end', () => {
  expect(() => parseCsv('a\nb\n"c\nd')).toThrow(UnclosedQuotation)
  expect(() => parseCsv('a\nb\n"c\nd')).toThrow(expect.objectContaining({ line: 3 }))
})

test.each([
  ['=1', "'=1"],
  ['x\n=cmd|a', "x\n'=cmd|a"],
  ['x\n"=1"', `x\n""'=1""`],
  ['x\n1,=1;"\uFF1D1\t+1', `x\n1,'=1;""'\uFF1D1\t'+1`],
  ['1 - 2 = -1; a@b.vn, +', '1 - 2 = -1; a@b.vn, +'],
  ["'x", "'x"],
])('%j in a table is no formula, and read back as it was', (value, written) => {
  const csv = toCsv([
    ['a', 'b'],
    [value, null],
  ])
  expect(csv).toBe(`\uFEFF"a","b"\r\n"${written}",""\r\n`)
  expect(parseCsv(csv)[1]?.values).toEqual([value.replace('\r', '\n'), ''])
})
