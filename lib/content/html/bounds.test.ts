import { expect, test } from '@jest/globals'
import { isBeyondBounds, limits } from './bounds'

const many = (count: number, make: (i: number) => string) => Array.from({ length: count }, (_, i) => make(i)).join('')

test.each([
  ['nested, with end tags of other elements', '<div></x>'.repeat(3000)],
  ['nested, with end tags in an attribute', '<div title="</div>">'.repeat(200)],
  ['nested emphasis', '<b>'.repeat(200)],
  [
    'emphasis that is opened again in each paragraph',
    `<p>${many(100, (i) => `<b class="${i}">`)}${'x</p><p>'.repeat(2000)}`,
  ],
  ['links that are moved out of each other', `${'<a><div>'.repeat(200)}x`],
  ['more elements than any text', '<br>'.repeat(limits.elements + 1)],
  ['deep and wide', '<div>'.repeat(140) + '<i>x</i>'.repeat(5000)],
  ['many attributes', `<p ${many(limits.attributes + 1, (i) => `a${i} `)}>x</p>`],
])('%s: beyond the limits', (_, html) => {
  expect(isBeyondBounds(html)).toBe(true)
})

test.each([
  ['a long decree', '<div><p><b>Điều</b> <span>1</span></p></div>'.repeat(4500)],
  ['a large table', `<table>${'<tr><td><p>a</p></td><td>b</td></tr>'.repeat(3500)}</table>`],
  ['a page of an old site', `${'<div>'.repeat(60)}${'<p>x</p>'.repeat(500)}${'</div>'.repeat(60)}`],
  ['closing tags alone', '</x>'.repeat(50_000)],
])('%s: within the limits', (_, html) => {
  expect(isBeyondBounds(html)).toBe(false)
})
