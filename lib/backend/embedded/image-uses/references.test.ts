import { expect, test } from '@jest/globals'
import type { FlattenedField } from 'payload'
import { imageReferences } from './references'

const picture = { name: 'photo', type: 'upload', relationTo: 'media' }
const fields = [
  picture,
  { name: 'file', type: 'upload', relationTo: 'documents' },
  { name: 'meta', type: 'group', flattenedFields: [{ ...picture, name: 'image' }] },
  { name: 'slides', type: 'array', flattenedFields: [picture] },
  { name: 'body', type: 'richText' },
  { name: 'html', type: 'textarea' },
  { name: 'title', type: 'text' },
] as FlattenedField[]

const editorText = (...children: object[]) => ({ root: { type: 'root', children } })

const cases: [string, unknown, number[], string[]][] = [
  ['a field, by the record', { photo: { id: 3, filename: 'a.png' } }, [3], []],
  ['a field of another collection', { file: 3 }, [], []],
  ['groups and rows', { meta: { image: 4 }, slides: [{ photo: 5 }, { photo: null }, 7] }, [4, 5], []],
  [
    'the editor',
    {
      body: editorText(
        { type: 'upload', relationTo: 'media', value: 6 },
        { type: 'upload', relationTo: 'documents', value: 60 },
        { type: 'list', children: [{ type: 'upload', relationTo: 'media', value: { id: 7 } }] },
        { type: 'block', fields: { blockType: 'picture', picture: 8 } },
        { type: 'block', fields: { blockType: 'gallery', pictures: [{ picture: 9 }, { picture: { id: 10 } }] } },
        { type: 'block', fields: { blockType: 'document', document: 61 } },
      ),
    },
    [6, 7, 8, 9, 10],
    [],
  ],
  [
    'HTML',
    {
      html: '<img src="/media/a-1.webp"><img src=\'http://localhost:3000/media/b%2D2.png?x\'><a href="/mediation">x</a>',
      title: '/media/c.png',
    },
    [],
    ['a-1.webp', 'b-2.png'],
  ],
  ['what no editor made', { body: 'x', html: 3, slides: 'x', meta: [] }, [], []],
]

test.each(cases)('the images in %s', (_, data, ids, names) => {
  const result = imageReferences(fields, [data])
  expect([[...result.ids], [...result.names]]).toEqual([ids, names])
})

test('a draft and what is published count together, and not without end', () => {
  const many = editorText(...Array.from({ length: 600 }, (_, i) => ({ picture: i + 10 })))
  expect([...imageReferences(fields, [{ photo: 1 }, { photo: 2 }]).ids]).toEqual([1, 2])
  expect(imageReferences(fields, [{ body: many }]).ids.size).toBe(500)
})
