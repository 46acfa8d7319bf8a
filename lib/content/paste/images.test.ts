import { expect, test } from '@jest/globals'
import { maxImages, pasteErrorOf } from './images'
import { refusalLines } from './refusals'

test.each([
  ['a file of the own computer', 'file:///C:/clip_image001.png', 'local'],
  ['plain http', 'http://a.example/x.png', 'closed'],
  ['a drawing', 'data:image/svg+xml;base64,PHN2Zy8+', 'kind'],
  ['more than the library takes', `data:image/png;base64,${'A'.repeat(45_000_000)}`, 'large'],
  ['the most that the library takes', `data:image/png;base64,${'A'.repeat(44_700_000)}`, undefined],
  ['another site', 'https://a.example/x.png', undefined],
  ['this site', 'http://ilc.example/media/x.png', undefined],
])('why a pasted image is not sent: %s', (_, address, error) => {
  expect(pasteErrorOf(address, 0, 'http://ilc.example')).toBe(error)
  expect(pasteErrorOf(address, maxImages, 'http://ilc.example')).toBe('many')
})

const of = (reason: string, ...names: string[]) => names.map((name) => ({ name, reason }))

test.each([
  [
    'two reasons, in the order of the text',
    [...of('Quá lớn.', 'a.png'), ...of('Hỏng.', 'b.png'), ...of('Quá lớn.', 'c.png')],
    ['a.png, c.png: Quá lớn.', 'b.png: Hỏng.'],
  ],
  ['the same name twice', of('Hỏng.', 'a.png', 'a.png'), ['a.png: Hỏng.']],
  ['many', of('Hỏng.', 'a', 'b', 'c', 'd', 'e'), ['a, b, c, …: Hỏng.']],
])('why images are missing: %s', (_, refusals, lines) => expect(refusalLines(refusals)).toEqual(lines))
