import { expect, test } from '@jest/globals'
import { articleIdOf, memberIdOf, isId } from './ids'

test.each([
  ['anything=ID', 'ID'],
  ['a=b=ID', 'ID'],
  ['a%3Db', 'a=b'],
  ['any%3Dthing=a%3Db', 'a=b'],
  ['%3D', '='],
  ['ends=', ''],
  ['%E0%A4%A', '%E0%A4%A'],
  [encodeURIComponent('luật-đất-đai'.normalize('NFD')), 'luật-đất-đai'],
  [`%E0%A4%A${'luật'.normalize('NFD')}`, '%E0%A4%Aluật'],
])('the article id of %s is the text after the last literal equals sign', (segment, id) => {
  expect(articleIdOf(segment)).toBe(id)
})

test.each([
  ['name=ID', 'ID'],
  ['a=b=ID', 'b=ID'],
  ['m%3D1', 'm=1'],
  ['na%3Dme=m%3D1', 'm=1'],
])('the member id of %s is the text after the first literal equals sign', (segment, id) => {
  expect(memberIdOf(segment)).toBe(id)
})

test.each(['', '.', '..', 'a\u0000b', 'x'.repeat(501)])('%j is no id', (text) => {
  expect(isId(text)).toBe(false)
})
