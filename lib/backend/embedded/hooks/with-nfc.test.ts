import { expect, test } from '@jest/globals'
import type { CollectionConfig, GlobalConfig } from 'payload'
import { globalWithNfc, withNfc } from './with-nfc'

const [nfc, nfd] = ['Điều luật', 'Điều luật'.normalize('NFD')]

const collection = withNfc({ slug: 'x', fields: [] } as CollectionConfig)
const global = globalWithNfc({ slug: 'x', fields: [] } as GlobalConfig)

const first = ([hook]: readonly unknown[] = [], args: object): unknown => (hook as (input: object) => unknown)(args)

test.each([
  ['a collection', collection],
  ['a global', global],
])('what is written to %s, and what was stored in it before, is normalised, but for a password', (_, { hooks }) => {
  const data = { title: nfd, authors: [{ name: nfd }], password: nfd, views: 3 }
  expect(first(hooks?.beforeValidate, { data })).toEqual({ ...data, title: nfc, authors: [{ name: nfc }] })
  const doc = { id: 1, title: nfd, photo: { alt: nfd }, createdAt: new Date(0) }
  expect(first(hooks?.afterRead, { doc })).toEqual({ ...doc, title: nfc, photo: { alt: nfc } })
})

test('staff and visitors search in either form', () => {
  const where = { or: [{ title: { like: nfd } }, { id: { in: [1, 2] } }] }
  expect(first(collection.hooks?.beforeOperation, { args: { where, depth: 0 } })).toEqual({
    where: { or: [{ title: { like: nfc } }, { id: { in: [1, 2] } }] },
    depth: 0,
  })
})
