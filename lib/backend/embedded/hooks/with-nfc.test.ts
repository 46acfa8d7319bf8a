import { expect, jest, test } from '@jest/globals'
import type { CollectionConfig, GlobalConfig } from 'payload'
import { globalWithNfc, withNfc } from './with-nfc'

const [nfc, nfd] = ['Điều luật', 'Điều luật'.normalize('NFD')]

const other = jest.fn(({ data }: { data?: unknown }) => data)

const collection = withNfc({ slug: 'x', fields: [], hooks: { beforeValidate: [other] } } as CollectionConfig)
const global = globalWithNfc({ slug: 'x', fields: [] } as GlobalConfig)

const first = ([hook]: readonly unknown[] = [], args: object): unknown => (hook as (input: object) => unknown)(args)

test.each([
  ['a collection', collection],
  ['a global', global],
])('what is written to %s, and what was stored in it before, is normalised, but for a password', (_, { hooks }) => {
  const data = { title: nfd, authors: [{ name: nfd }], meta: { description: nfd }, password: nfd, views: 3 }
  expect(first(hooks?.beforeValidate, { data })).toEqual({
    title: nfc,
    authors: [{ name: nfc }],
    meta: { description: nfc },
    password: nfd,
    views: 3,
  })
  expect(first(hooks?.beforeValidate, { data: undefined })).toBeUndefined()
  const createdAt = new Date(0)
  expect(first(hooks?.afterRead, { doc: { id: 1, title: nfd, photo: { alt: nfd }, createdAt } })).toEqual({
    id: 1,
    title: nfc,
    photo: { alt: nfc },
    createdAt,
  })
})

test('staff and visitors search in either form', () => {
  const where = { or: [{ title: { like: nfd } }, { id: { in: [1, 2] } }] }
  expect(first(collection.hooks?.beforeOperation, { args: { where, depth: 0 } })).toEqual({
    where: { or: [{ title: { like: nfc } }, { id: { in: [1, 2] } }] },
    depth: 0,
  })
  expect(first(collection.hooks?.beforeOperation, { args: { id: 1 } })).toEqual({ id: 1 })
})

test("a collection's own hooks run after it", () => {
  expect(collection.hooks?.beforeValidate?.at(-1)).toBe(other)
})
