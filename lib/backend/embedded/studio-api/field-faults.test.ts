import { expect, test } from '@jest/globals'
import type { FlattenedField } from 'payload'
import { fieldFaults } from './field-faults'

const fields = [
  { name: 'title', type: 'text' },
  { name: 'words', type: 'text', hasMany: true },
  { name: 'date', type: 'date' },
  { name: 'count', type: 'number' },
  { name: 'isShown', type: 'checkbox' },
  { name: 'kind', type: 'select', options: ['NEWS', { value: 'SERVICE', label: 'Service' }] },
  { name: 'kinds', type: 'select', hasMany: true, options: ['NEWS'] },
  { name: 'body', type: 'richText' },
  { name: 'picture', type: 'upload', relationTo: 'media' },
  { name: 'owner', type: 'relationship', relationTo: ['staff', 'members'] },
  { name: 'meta', type: 'group', flattenedFields: [{ name: 'date', type: 'date' }] },
  { name: 'rows', type: 'array', flattenedFields: [{ name: 'text', type: 'textarea' }] },
] as unknown as FlattenedField[]

test.each([
  [{}],
  [{ id: 1, _status: 'draft', rows: [{ id: 'a', text: 'x' }], body: { unknown: { a: [] } } }],
  [Object.fromEntries(fields.map(({ name }) => [name, null]))],
  [Object.fromEntries(fields.map(({ name }) => [name, '']))],
  [{ date: '2026-11-25T00:00:00.000Z', count: '5', isShown: 'true', kind: 'NEWS', kinds: ['NEWS'], words: ['a'] }],
  [{ date: '2026-11-25', count: -1.5, isShown: false, kind: 'SERVICE', rows: 0, body: { root: {} } }],
  [{ picture: 3, owner: { relationTo: 'staff', value: 1 }, rows: [{ text: 'x' }, {}], meta: { date: null } }],
  [{ picture: { id: 3, filename: 'a.png' }, owner: { relationTo: 'members', value: { id: 1 } } }],
])('can be stored: %j', (data) => {
  expect(fieldFaults(fields, data)).toEqual([])
})

test.each([
  [{ title: 5 }, 'title'],
  [{ title: { $inc: 1 } }, 'title'],
  [{ words: 'a' }, 'words'],
  [{ words: [[]] }, 'words'],
  [{ date: 'yesterday' }, 'date'],
  [{ date: '2026-13-45' }, 'date'],
  [{ date: '+275760-09-13T00:00:00.001Z' }, 'date'],
  [{ date: '-271821-04-20T00:00:00.000Z' }, 'date'],
  [{ date: {} }, 'date'],
  [{ date: { id: 1732492800000 } }, 'date'],
  [{ title: { id: 'a' } }, 'title'],
  [{ kind: { id: 'NEWS' } }, 'kind'],
  [{ count: 1e308 }, 'count'],
  [{ count: 'x' }, 'count'],
  [{ count: [1] }, 'count'],
  [{ isShown: [] }, 'isShown'],
  [{ isShown: 'yes' }, 'isShown'],
  [{ kind: 'OTHER' }, 'kind'],
  [{ kind: ['NEWS'] }, 'kind'],
  [{ kinds: 'NEWS' }, 'kinds'],
  [{ kinds: ['OTHER'] }, 'kinds'],
  [{ body: 'x' }, 'body'],
  [{ body: [] }, 'body'],
  [{ picture: 'x' }, 'picture'],
  [{ picture: 2 ** 31 }, 'picture'],
  [{ picture: { a: 1 } }, 'picture'],
  [{ picture: { toString: 1 } }, 'picture'],
  [{ owner: { relationTo: { toString: 1 }, value: 1 } }, 'owner'],
  [{ isShown: { toString: 1 } }, 'isShown'],
  [{ count: { valueOf: 1, toString: 1 } }, 'count'],
  [{ owner: 1 }, 'owner'],
  [{ owner: { relationTo: 'media', value: 1 } }, 'owner'],
  [{ owner: { relationTo: 'staff', value: 'x' } }, 'owner'],
  [{ meta: 'x' }, 'meta'],
  [{ meta: { date: 'x' } }, 'meta.date'],
  [{ rows: 'x' }, 'rows'],
  [{ rows: [null] }, 'rows'],
  [{ rows: [{}, { text: 1 }] }, 'rows.1.text'],
  [{ rows: Array.from({ length: 2001 }, () => ({})) }, 'rows'],
  [[], ''],
  [{ unknown: { a: [] } }, 'unknown'],
  [{ meta: { titel: 'x' } }, 'meta.titel'],
  [{ rows: [{ titel: 'x' }] }, 'rows.0.titel'],
  [{ constructor: 1 }, 'constructor'],
])('cannot be stored: %j', (data, path) => {
  expect(fieldFaults(fields, data)).toEqual([{ path, key: 'apiField' }])
})
