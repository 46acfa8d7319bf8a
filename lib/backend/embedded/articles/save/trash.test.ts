import { expect, test } from '@jest/globals'
import { trashPublished } from './trash'

type Args = Parameters<typeof trashPublished>[0]

const at = '2026-01-01T00:00:00.000Z'
const note = { id: 'n', text: 'Thiếu số hiệu văn bản.' }
const draft = { id: 1, _status: 'draft', html: 'draft', reviewNotes: [note] }
const published = { id: 1, _status: 'published', html: 'public', reviewNotes: [] }

const saved = (originalDoc: object, data: object, row?: object): unknown => {
  const req = { payload: { find: () => Promise.resolve({ docs: row ? [row] : [] }) } }
  return trashPublished({ data, originalDoc, req } as unknown as Args)
}

test.each<[string, object, object, object | undefined, object]>([
  [
    'a newer draft: its public text, with what editors noted since',
    draft,
    { ...draft, deletedAt: at, revision: '2' },
    published,
    { ...published, deletedAt: at, revision: '2', reviewNotes: [note] },
  ],
  ['a draft that was never public: itself', draft, { ...draft, deletedAt: at }, undefined, { ...draft, deletedAt: at }],
  ['a public article: itself', published, { ...published, deletedAt: at }, draft, { ...published, deletedAt: at }],
  ['no deletion', draft, { ...draft, html: 'x' }, published, { ...draft, html: 'x' }],
])('what goes to the trash of %s', async (_, before, data, row, expected) =>
  expect(await saved(before, data, row)).toEqual(expected),
)
