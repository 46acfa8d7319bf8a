import { expect, test } from '@jest/globals'
import type { ClientField } from 'payload'
import { changesOf, differencesOf, isSame, leavesOf, merged, textOf, valueAt, withValue } from './compare'

const fields = [
  { type: 'text', name: 'revision' },
  { type: 'text', name: 'title', label: 'Title' },
  { type: 'text', name: 'words', admin: { hidden: true } },
  { type: 'array', name: 'history', fields: [], admin: { readOnly: true } },
  {
    type: 'group',
    name: 'meta',
    fields: [{ type: 'collapsible', label: 'x', fields: [{ type: 'textarea', name: 'description' }] }],
  },
  {
    type: 'tabs',
    tabs: [
      { name: 'home', fields: [{ type: 'text', name: 'phrase' }] },
      { fields: [{ type: 'array', name: 'authors', fields: [] }] },
    ],
  },
  { type: 'ui', name: 'advice' },
  { type: 'upload', name: 'photo', relationTo: 'media' },
] as unknown as ClientField[]

test('the fields that people edit are found in groups, tabs and collapsibles', () => {
  expect(leavesOf(fields).map(({ path }) => path)).toEqual([
    'revision',
    'title',
    'meta.description',
    'home.phrase',
    'authors',
    'photo',
  ])
})

test.each([
  ['', null, true],
  [undefined, null, true],
  [[], null, true],
  ['a', 'b', false],
  [0, null, false],
  [false, null, false],
  [[{ id: 'x', name: 'A' }], [{ id: 'y', name: 'A', member: null }], true],
  [[{ name: 'A' }, { name: 'B' }], [{ name: 'B' }, { name: 'A' }], false],
  [{ id: 3, filename: 'a.webp' }, 3, true],
  [{ id: 3 }, 4, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [new Date('2026-01-01T00:00:00Z'), '2026-01-01T00:00:00.000Z', true],
])('%j and %j are the same content: %s', (a, b, same) => {
  expect(isSame(a, b)).toBe(same)
  expect(isSame(b, a)).toBe(same)
})

const opened = { revision: '1', title: 'A', meta: { description: 'd' }, home: { phrase: 'p' }, authors: [], photo: 1 }

test('only what somebody else saved and the form does not have is a difference', () => {
  const theirs = { ...opened, revision: '2', title: 'B', meta: { description: 'e' }, photo: 2, words: 'w' }
  const mine = { ...opened, title: 'C', home: { phrase: 'q' }, photo: 2 }
  expect(differencesOf(fields, opened, theirs, mine)).toEqual([
    expect.objectContaining({ path: 'title', theirs: 'B', mine: 'C', isContested: true }),
    expect.objectContaining({ path: 'meta.description', theirs: 'e', mine: 'd', isContested: false }),
  ])
  expect(differencesOf(fields, opened, { ...opened, revision: '2' }, mine)).toEqual([])
  // As a form has an array without rows.
  const named = { ...opened, authors: [{ name: 'Lan' }] }
  expect(differencesOf(fields, opened, named, { ...opened, authors: 0 })).toEqual([
    expect.objectContaining({ path: 'authors', mine: [], isContested: false }),
  ])
})

test('what is gone on with has each choice, what only the form changed, and the stored revision and hidden values', () => {
  const theirs = { ...opened, revision: '2', title: 'B', meta: { description: 'e' }, words: 'w' }
  const mine = { ...opened, title: 'C', home: { phrase: 'q' }, authors: [{ name: 'Lan' }] }
  expect(merged(fields, theirs, mine, new Set(['meta.description']))).toEqual({
    revision: '2',
    title: 'C',
    meta: { description: 'e' },
    home: { phrase: 'q' },
    authors: [{ name: 'Lan' }],
    photo: 1,
    words: 'w',
  })
})

test('what the form changed is kept, without what is hidden, read-only or plans a publication', () => {
  const planned = [...fields, { type: 'date', name: 'publishAt' }] as unknown as ClientField[]
  const mine = {
    ...opened,
    revision: '2',
    title: 'C',
    words: 'w',
    history: [{ what: 'x' }],
    meta: { description: '' },
    authors: [{ name: 'Lan' }],
    publishAt: '2026-12-01',
  }
  expect(changesOf(planned, opened, mine)).toEqual({
    title: 'C',
    'meta.description': '',
    authors: [{ name: 'Lan' }],
  })
  expect(changesOf(planned, opened, { ...opened, authors: 0 })).toEqual({})
})

test('values are read and replaced by path, without changing the original', () => {
  const values = { meta: { title: 'a' } }
  expect(withValue(values, 'meta.title', 'b')).toEqual({ meta: { title: 'b' } })
  expect(withValue({ meta: null }, 'meta.title', 'b')).toEqual({ meta: { title: 'b' } })
  expect([valueAt(values, 'meta.title'), valueAt(values, 'other.title'), values.meta.title]).toEqual([
    'a',
    undefined,
    'a',
  ])
})

test('a value is text that people can compare', () => {
  const node = (type: string, children: unknown[]) => ({ type, children })
  const text = (words: string) => ({ type: 'text', text: words })
  const body = {
    root: node('root', [
      node('heading', [text('Tên')]),
      node('paragraph', [text('Một '), node('link', [text('liên kết')])]),
      { type: 'upload', value: 7 },
    ]),
  }
  expect([
    textOf(body),
    textOf([{ id: 'x', name: 'Lan', member: 3 }, { name: 'Minh' }]),
    textOf(null),
    textOf(5),
  ]).toEqual(['Tên\nMột liên kết\n[7]', 'Lan · 3\nMinh', '', '5'])
})
