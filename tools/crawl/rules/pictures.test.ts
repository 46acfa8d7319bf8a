import { expect, test } from '@jest/globals'
import { file, found, origin, page } from '../samples'
import type { File } from '../site'
import { pictures, previews, urgentPictures } from './pictures'

const preview = `${origin}/preview/a.jpg`
const pages = [page(`${origin}/a`)]

test.each<[string, Partial<File>]>([
  ['answers 404', { status: 404 }],
  ['weighs 300001 bytes', { bytes: 300_001 }],
  ['measures 800×800', { picture: { format: 'jpeg', width: 800, height: 800 } }],
  ['is webp, sent as image/webp', { type: 'image/webp', picture: { format: 'webp', width: 1200, height: 630 } }],
  ['is png, sent as image/jpeg', { picture: { format: 'png', width: 1200, height: 630 } }],
])('a preview that %s is found', (what, changes) => {
  expect(found(previews, { pages, files: new Map([[preview, file(changes)]]) })).toContain(
    `its preview ${preview} ${what}`,
  )
})

test('a picture that is none is found', () => {
  const shown = [page(`${origin}/a`, { body: '<img src="/b.webp" alt="">' })]
  const files = (changes: Partial<File>) =>
    new Map([
      [preview, file()],
      [`${origin}/b.webp`, file(changes)],
    ])
  expect(found(pictures, { pages: shown, files: files({ type: 'text/plain', picture: undefined }) })).toEqual([
    `${origin}/b.webp is no picture but text/plain`,
  ])
  expect(found(pictures, { pages: shown, files: files({ type: 'image/webp', picture: undefined }) })).toEqual([
    `${origin}/b.webp is no picture but image/webp`,
  ])
  expect(found(pictures, { pages: shown, files: files({ type: 'image/webp' }) })).toEqual([])
})

test.each([
  [1, []],
  [2, ['wants 2 pictures before all others']],
])('of pictures that come first, %s', (count, what) => {
  const body = '<img fetchPriority="high" src="/b.webp" alt="">'.repeat(count) + '<img src="/c.webp" alt="">'
  expect(found(urgentPictures, { pages: [page(`${origin}/a`, { body })] })).toEqual(what)
})
