import { expect, test } from '@jest/globals'
import { parseCsv, toCsv, UnclosedQuotation } from './csv'

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n1,5;2\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a\tb\n1\t2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n"x, y","say ""so"""\n',
    [
      ['a', 'b'],
      ['x, y', 'say "so"'],
    ],
  ],
  [
    'a,b\n"x\ny",2\n',
    [
      ['a', 'b'],
      ['x\ny', '2'],
    ],
  ],
  [
    'a,b\n\n , \n1,\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'a,b\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'a,b\r1,"x\ry"\r',
    [
      ['a', 'b'],
      ['1', 'x\ny'],
    ],
  ],
  [
    'sep=;\r\na;b\r\n1,2;3\r\n',
    [
      ['a', 'b'],
      ['1,2', '3'],
    ],
  ],
  ['', []],
])('reads %j', (text, values) => {
  expect(parseCsv(text).map((record) => record.values)).toEqual(values)
})

test('knows the lines of records', () => {
  expect(parseCsv('a,b\n"x\n\ny",1\n\n2,3\n').map(({ line }) => line)).toEqual([1, 2, 6])
})

test('knows them after a line that names the separator, and with other ends', () => {
  expect(parseCsv('sep=|\r\na|b\r\n1|2\r\n').map(({ line }) => line)).toEqual([2, 3])
  expect(parseCsv('a\r"x\r\ny"\r2\r').map(({ line }) => line)).toEqual([1, 2, 4])
})

test('refuses a quotation without an end', () => {
  expect(() => parseCsv('a\nb\n"c\nd')).toThrow(UnclosedQuotation)
  expect(() => parseCsv('a\nb\n"c\nd')).toThrow(expect.objectContaining({ line: 3 }))
})

test.each([
  ['=1', "'=1"],
  [' +1', " '+1"],
  ['\t@x', "\t'@x"],
  ['x\n=cmd|a', "x\n'=cmd|a"],
  ['x\r-1', "x\r'-1"],
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
