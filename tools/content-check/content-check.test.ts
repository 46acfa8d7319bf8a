import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { docx, pdf } from '@/lib/testing/attachment-samples'
import { checkContentFile } from './check-file'
import { htmlLosses, lossLines } from './html-losses'

const lines = (html: string) => lossLines(htmlLosses(html, 'vi'))

test.each([
  ['<p>Điều 1. <b>Phạm</b> vi</p>', []],
  ['<p>Đ<span>iều</span> 1</p>', ['elements removed: span 1']],
  ['<h1>a</h1>', ['elements removed: h1 1', 'headings: h1 become h2']],
  [
    '<p><a href="javascript:x">a</a></p>',
    ['elements removed: a 1', 'links: 1 become 0; lost or changed: javascript:x'],
  ],
])('%j: %j', (html, expected) => {
  expect(lines(html)).toEqual(expected)
})

test('markup beyond the limits is reported, and its words are counted all the same', () => {
  const { isWhole, lostWords, words } = htmlLosses(`${'<div>'.repeat(400)}một hai${'</div>'.repeat(400)}`, 'vi')
  expect([isWhole, lostWords, words]).toEqual([false, [], 2])
})

const red = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00' } })

test.each([
  ['a.pdf', () => pdf(), ['document: taken', 'attachment: taken as a.pdf, application/pdf, unchanged'], false],
  ['a.docx', () => docx(), ['document: taken', expect.stringMatching(/^attachment: taken as a\.docx, /)], false],
  [
    'ảnh.jpg',
    () => red.clone().png().toBuffer(),
    [
      'picture: taken, 8 × 8 becomes 8 × 8, image/png, 1 KB',
      expect.stringMatching(/^attachment: taken as ảnh\.png, image\/png, /),
    ],
    false,
  ],
  ['a.exe', () => Buffer.from('MZ'), [expect.stringMatching(/^attachment: refused, fileKind: Only JPG/)], true],
  ['a.html', () => Buffer.from('---\ntitle: a\n---\n<p>một hai</p>'), ['article: nothing is lost, 2 words'], false],
  ['a.html', () => Buffer.from([0x3c, 0xff]), ['article: refused, the file is not UTF-8'], true],
])('%s is checked for each use: case %#', async (name, make, expected, isError) => {
  expect(await checkContentFile(await make(), name, 'vi')).toEqual({ lines: expected, isError })
})
