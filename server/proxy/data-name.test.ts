import { expect, test } from '@jest/globals'
import { nameOfData } from './data-name'

/** React's data in parts of four characters, as Next writes them into a page. */
const inParts = (data: string) => [[0], ...(data.match(/[^]{1,4}/g) ?? []).map((part) => [1, part])]
const nameOf = (data: string, page = '<p>page</p>', classes = { a: 'card' }) =>
  nameOfData({ classes, flight: inParts(data) }, page)

const text = 'Người "lao động: 5"\n7:x'
const textRow = `T${Buffer.byteLength(text).toString(16)},${text}`
const rows = `1:["$","p",null,{"children":"$L2","data":"$3:props:data"}]\n2:{"a":"one","b":12}\n3:${textRow}0:["$","$L1",null,{}]\n`

test('the name of the data does not depend on how React has numbered and ordered its rows', () => {
  const other = `a:${textRow}4:{"b":12,"a":"one"}\n2:["$","p",null,{"children":"$L4","data":"$a:props"}]\n0:["$","$L2",null,{}]\n`
  expect(nameOf(other)).toBe(nameOf(rows))
})

test.each([
  ['a string', rows.replace('"one"', '"two"')],
  ['a number', rows.replace('12', '13')],
  ['what is said of a number', rows.replace('"b":12', '"c":12')],
  ['a flag', rows.replace('"b":12', '"b":12,"isOpen":true'), rows.replace('"b":12', '"b":12,"isOpen":false')],
  ['an exchange', rows.replace('"b":12', '"b":12,"c":13'), rows.replace('"b":12', '"b":13,"c":12')],
  ['a long text', rows.replace('lao', 'la0')],
  ['a date', rows.replace('"one"', '"$D2026-11-27T00:00:00.000Z"')],
  ['a further value', `${rows}9:"more"\n`],
])('the name of the data depends on %s in it', (_, changed, given = rows) => {
  expect(nameOf(changed)).not.toBe(nameOf(given))
})

test.each([
  ['an object and its name', '{"a":{"b":1}}', '{"c":{"b":1}}'],
  ['a value behind an object', '{"a":{"b":1},"c":"x"}', '{"a":{"b":1},"c":"y"}'],
  ['a string with an escaped quote', String.raw`{"a":"x\":\"y"}`, String.raw`{"a":"x\":\"z"}`],
  ['a number with a sign', '{"a":-1.5e+3}', '{"a":1.5e+3}'],
])('the name of the data depends on %s', (_, given, changed) => {
  expect(nameOf(`1:${given}\n`)).not.toBe(nameOf(`1:${changed}\n`))
  expect(nameOf(`2:${given}\n`)).toBe(nameOf(`1:${given}\n`))
})

test('data of another page have another name', () => {
  expect(nameOf(rows, '<p>other page</p>')).not.toBe(nameOf(rows))
})

test('data with other names of classes have another name', () => {
  expect(nameOf(rows, undefined, { a: 'list' })).not.toBe(nameOf(rows))
})

test('data that end in the middle of a row have a name', () => {
  expect(nameOf('1:T99,short')).not.toBe(nameOf('1'))
})
