import { expect, test } from '@jest/globals'
import type { FlattenedField } from 'payload'
import { missingFields } from './missing-fields'

const fields = [
  { name: 'title', type: 'text', required: true },
  { name: 'views', type: 'number', required: true },
  { name: 'note', type: 'text' },
  { name: 'meta', type: 'group', flattenedFields: [{ name: 'title', type: 'text', required: true }] },
  { name: 'authors', type: 'array', flattenedFields: [{ name: 'name', type: 'text', required: true }] },
] as unknown as FlattenedField[]

test.each([
  [{ title: 'x', views: 0, meta: { title: 'y' } }, []],
  [{ title: '  ', views: null, meta: null }, ['title', 'views', 'meta.title']],
  [{ title: 'x', views: 1, meta: { title: 'y' }, authors: [{ name: 'z' }, { name: '' }] }, ['authors.1.name']],
])('%j leaves %j blank', (record, missing) => {
  expect(missingFields(fields, record)).toEqual(missing)
})
