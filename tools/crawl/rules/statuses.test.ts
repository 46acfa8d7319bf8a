import { expect, test } from '@jest/globals'
import { found, origin, page } from '../samples'
import { missing, searches, unchanged } from './statuses'
import { validity } from './validity'

const address = `${origin}/a`

test('a missing page that answers with success, or may be indexed, is found', () => {
  expect(found(missing, { missing: [page(address, { robots: 'noindex' })] })).toEqual(['is missing and answers 200'])
  expect(found(missing, { missing: [page(address, { status: 404 })] })).toEqual(['is missing and may be indexed'])
  expect(
    found(missing, { missing: [page(address, { status: 404, headers: { 'content-type': 'text/plain' } })] }),
  ).toEqual([])
})

test('a page that is sent again, or bears no mark, is found', () => {
  expect(found(unchanged, { again: [{ address, byETag: 200, byDate: undefined }] })).toEqual([
    'answers 200 to its own ETag',
    'has no Last-Modified',
  ])
})

test.each(['index, follow', 'noindex', 'noindex, nofollow'])('search results that say “%s” are found', (robots) => {
  expect(found(searches, { searches: [{ language: 'vi', page: page(address, { robots }) }] })).toEqual([
    `says “${robots}” to robots in vi`,
  ])
})

test.each([
  ['a block in a line', '<p><span><div>A</div></span></p>', 'element-permitted-content'],
  ['an id twice', '<p id="a">A</p><p id="a">B</p>', 'no-dup-id'],
  ['a picture without words', '<img src="/a.webp">', 'wcag/h37'],
  ['a field without a name', '<input type="text">', 'input-missing-label'],
  ['a label of nothing', '<label for="nothing">A</label>', 'no-missing-references'],
  ['a heading that skips a level', '<h4>A</h4>', 'heading-level'],
])('%s is not valid', (_, body, rule) => {
  expect(found(validity, { pages: [page(address, { body })], missing: [] }).join('\n')).toContain(`${rule}: `)
})
