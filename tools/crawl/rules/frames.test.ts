import { expect, test } from '@jest/globals'
import { found, origin, page } from '../samples'
import { frames } from './frames'

test.each([
  ['<iframe src="https://films.example/1"></iframe>', 200, ['contains <iframe src="https://films.example/1">']],
  ['<iframe loading="lazy" srcdoc="x"></iframe>', 404, ['contains <iframe loading="lazy" srcdoc="x">']],
  ['<a href="https://films.example/1" data-frame="https://films.example/embed/1">Xem</a>', 200, []],
])('a document in a page is found: %s', (body, status, what) => {
  expect(found(frames, { pages: [page(`${origin}/a`, { status, body })] })).toEqual(what)
})
