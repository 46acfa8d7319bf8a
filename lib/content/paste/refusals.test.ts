import { expect, test } from '@jest/globals'
import { refusalLines } from './refusals'

const of = (reason: string, ...names: string[]) => names.map((name) => ({ name, reason }))

test.each([
  ['none', [], []],
  ['one', of('Quá lớn.', 'a.png'), ['a.png: Quá lớn.']],
  [
    'two reasons, in the order of the text',
    [...of('Quá lớn.', 'a.png'), ...of('Hỏng.', 'b.png'), ...of('Quá lớn.', 'c.png')],
    ['a.png, c.png: Quá lớn.', 'b.png: Hỏng.'],
  ],
  ['the same name twice', of('Hỏng.', 'a.png', 'a.png'), ['a.png: Hỏng.']],
  ['many', of('Hỏng.', 'a', 'b', 'c', 'd', 'e'), ['a, b, c, …: Hỏng.']],
])('why images are missing: %s', (_, refusals, lines) => expect(refusalLines(refusals)).toEqual(lines))
