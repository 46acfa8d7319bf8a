import { expect, test } from '@jest/globals'
import type { Where } from 'payload'
import { answerable } from './picture-search'

const find = (words: string) => Promise.resolve(words === 'góp vốn' ? [3, 4] : [])

const cases: [Where, Where][] = [
  [{ filename: { like: 'Đại' } }, { filename: { like: 'Đại' } }],
  [{ words: { like: 'Đại hội' } }, { words: { like: 'dai hoi' } }],
  [{ usedIn: { like: 'góp vốn' } }, { and: [{ id: { in: [3, 4] } }] }],
  [{ usedIn: { exists: true } }, { and: [{ id: { in: [] } }] }],
  [
    { and: [{ or: [{ words: { like: 'A' } }, { usedIn: { like: 'góp vốn' } }] }, { id: { equals: 1 } }] },
    { and: [{ or: [{ words: { like: 'a' } }, { and: [{ id: { in: [3, 4] } }] }] }, { id: { equals: 1 } }] },
  ],
]

test.each(cases)('a search that the database can answer: %j', async (where, expected) => {
  expect(await answerable(where, find)).toEqual(expected)
})
