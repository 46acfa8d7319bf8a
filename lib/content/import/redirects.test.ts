import { expect, test } from '@jest/globals'
import type { Problem } from './problems'
import { parseRedirects, readRedirects } from './redirects'

const names = { from: ['from', 'Đường dẫn cũ'], to: ['to', 'Địa chỉ mới'] }
const rows = [
  { from: '/a', to: '/b', line: 2 },
  { from: '/c', to: '/d', line: 3 },
]

test.each([
  ['from Excel in Vietnamese', '\uFEFFĐường dẫn cũ;Địa chỉ mới\r\n/a;/b\r\n/c;/d\r\n'],
  ['with invisible characters', '\u200Bfrom,to\n/a\u200B,/b\n\u200E/c,\u202A/d\n'],
  ['in another order, with more columns', 'FROM,hits,To\n/a,1,/b\n"/c",2," /d "\n'],
])('reads a table %s', (_, csv) => expect(parseRedirects(csv, names)).toEqual({ rows }))

test.each([
  ['', { error: 'columns', line: 1 }],
  ['/a,/b\n', { error: 'columns', line: 1 }],
  ['from,to\n"/a,/b', { error: 'quotation', line: 2 }],
])('refuses %j', (csv, expected) => expect(parseRedirects(csv, names)).toEqual(expected))

test('names every faulty line', () => {
  const problems: Problem[] = []
  expect(readRedirects('from,to\n/a,/a\n\nb,http://c.example\n/ok,/tin-tuc\n', problems)).toEqual([])
  expect(problems.map(({ file, line, message }) => [file, line, message.split(':')[0]])).toEqual([
    ['redirects.csv', 2, 'leads back to itself, or over more than 20 other redirects'],
    ['redirects.csv', 4, 'from'],
    ['redirects.csv', 4, 'to'],
  ])
})

test('says how long an address is', () => {
  const problems: Problem[] = []
  const [from, to] = [`/${'a'.repeat(500)}`, `/${'%E1%BA%A1'.repeat(499)}`]
  readRedirects(`from,to\n${from},/tin-tuc\n/a,/${'b'.repeat(2000)}\n${to},/tin-tuc`, problems)
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [2, 'from: is too long (501 of at most 500 characters)'],
    [3, 'to: is too long (2001 of at most 2000 characters)'],
  ])
})
