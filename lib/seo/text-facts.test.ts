import { expect, test } from '@jest/globals'
import { factsOfBody, factsOfHtml } from './text-facts'

const nothing = { length: 0, headings: 0, imagesWithoutAlt: 0, images: [] }

const text = (words: string) => ({ type: 'text', text: words })

test('a text in the rich editor', () => {
  const listItem = { type: 'listitem', children: [text('Điều 1'), { type: 'link', children: [text('Luật')] }] }
  const children = [
    { type: 'heading', tag: 'h2', children: [text('Mới')] },
    { type: 'list', children: [listItem] },
    { type: 'upload', relationTo: 'media', value: 7 },
    { type: 'upload', relationTo: 'media', value: { id: 8, alt: null } },
  ]
  expect(factsOfBody({ root: { type: 'root', children } })).toEqual({
    length: 13,
    headings: 1,
    imagesWithoutAlt: 0,
    images: [7, 8],
  })
})

test.each([null, undefined, {}, { root: { type: 'root', children: [] } }])('an empty editor: %j', (body) => {
  expect(factsOfBody(body)).toEqual(nothing)
})

test.each([
  ['', nothing],
  ['<h2>Mới</h2><p>Điều 1</p>', { ...nothing, length: 9, headings: 1 }],
  ['<h1>A</h1><H3 class="x">B</H3><hr><header>C</header>', { ...nothing, length: 3, headings: 2 }],
  [
    '<img src="a"><img src="b" alt=""><IMG alt = " " src="c"/><img src="d" data-alt="x">',
    { ...nothing, imagesWithoutAlt: 4 },
  ],
  [`<img src="a" alt="Sơ đồ"><img alt='Sơ đồ'><img alt=sơ-đồ>`, nothing],
])('pasted HTML: %j', (html, facts) => {
  expect(factsOfHtml(html)).toEqual(facts)
})
