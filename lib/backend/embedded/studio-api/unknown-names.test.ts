import { expect, test } from '@jest/globals'
import type { FlattenedField } from 'payload'
import { unknownNames } from './unknown-names'

const fields = [
  { name: 'title', type: 'text' },
  { name: 'body', type: 'richText' },
  { name: 'meta', type: 'group', flattenedFields: [{ name: 'title', type: 'text' }] },
  { name: 'authors', type: 'array', flattenedFields: [{ name: 'name', type: 'text' }] },
] as unknown as FlattenedField[]

test.each<[unknown, string[]]>([
  [{ title: 'x', id: 1, _status: 'draft', updatedAt: '' }, []],
  [{ body: { root: { children: [] } }, meta: null, authors: [{ id: 'a', name: 'x' }] }, []],
  [{ x: 1, y: 1 }, ['x', 'y']],
  [{ meta: { x: 1 } }, ['meta.x']],
  [{ authors: [{ name: 'x' }, { x: 1 }] }, ['authors.x']],
  [JSON.parse('{"__proto__":{"a":1}}'), ['__proto__']],
])('of %j no fields are %j', (data, names) => {
  expect(unknownNames(fields, data)).toEqual(names)
})
