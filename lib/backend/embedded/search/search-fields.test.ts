import { expect, test } from '@jest/globals'
import type { Where } from 'payload'
import { resolveSearchFields, searchIn, type SearchField } from './search-fields'

const fields: Record<string, SearchField> = {
  words: { like: (text) => ({ words: { like: text.toLowerCase() } }) },
  usedIn: { like: (text) => Promise.resolve({ id: { in: text === 'góp vốn' ? [3, 4] : [] } }), isVirtual: true },
}

const cases: [Where, Where][] = [
  [{ filename: { like: 'Đại' } }, { filename: { like: 'Đại' } }],
  [{ words: { like: 'Đại hội' } }, { and: [{ words: { like: 'đại hội' } }] }],
  [{ words: { like: ['x'] as never } }, { words: { like: ['x'] as never } }],
  [{ usedIn: { like: 'góp vốn' } }, { and: [{ id: { in: [3, 4] } }] }],
  [{ usedIn: { exists: true } }, { and: [{ id: { in: [] } }] }],
  [
    { and: [{ or: [{ words: { like: 'A' } }, { usedIn: { like: 'góp vốn' } }] }, { id: { equals: 1 } }] },
    {
      and: [{ or: [{ and: [{ words: { like: 'a' } }] }, { and: [{ id: { in: [3, 4] } }] }] }, { id: { equals: 1 } }],
    },
  ],
  // Payload takes the last one of `and` and `or` beside each other.
  [
    { usedIn: { like: 'góp vốn' }, and: [{ id: { equals: 1 } }] },
    { and: [{ and: [{ id: { equals: 1 } }] }, { id: { in: [3, 4] } }] },
  ],
]

test.each(cases)('a search that the database can answer: %j', async (where, expected) => {
  expect(await resolveSearchFields(where, fields)).toEqual(expected)
})

test.each([
  ['read', {}, true],
  ['create', {}, false],
  ['read', null, false],
])('what staff search is resolved for %s, by %j: %s', async (operation, user, isResolved) => {
  const where = { words: { like: 'A' } }
  const input = { args: { where }, operation, req: { user } } as unknown as Parameters<ReturnType<typeof searchIn>>[0]
  expect(await searchIn(() => fields)(input)).toEqual({
    where: isResolved ? { and: [{ words: { like: 'a' } }] } : where,
  })
})
