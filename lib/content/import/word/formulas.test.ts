import { expect, test } from '@jest/globals'
import { wordFile } from '@/lib/testing/word-samples'
import { readWord } from './word-article'

const images = { folder: '', convert: () => Promise.reject(new Error()) }
const r = (text: string) => `<m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t xml:space="preserve">${text}</m:t></m:r>`
const math = (inside: string) =>
  `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${inside}</m:oMath>`
const e = (inside: string) => `<m:e>${inside}</m:e>`

async function read(body: string) {
  const { changes, html } = await readWord(
    wordFile({ body: `<w:p><w:r><w:t>Thuế: </w:t></w:r>${body}</w:p>` }),
    'x',
    images,
  )
  return { changes, html: html.replace(/^<p>Thuế: |<\/p>$/g, '') }
}

test.each([
  ['a fraction', `<m:f><m:num>${r('a + b')}</m:num><m:den>${r('c')}</m:den></m:f>`, '(a + b)/c'],
  ['an exponent', `<m:sSup>${e(r('x'))}<m:sup>${r('2')}</m:sup></m:sSup>`, 'x<sup>2</sup>'],
  [
    'a sum',
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup>${e(r('x'))}</m:nary>`,
    '∑<sub>i=1</sub><sup>n</sup>x',
  ],
  ['a matrix', `<m:m><m:mr>${e(r('1'))}${e(r('2'))}</m:mr><m:mr>${e(r('3'))}${e(r('4'))}</m:mr></m:m>`, '[1, 2; 3, 4]'],
])('a formula becomes a line of text: %s', async (_, formula, html) => {
  const changes = ['1 formula is a line of text: read it before publishing']
  expect(await read(math(formula))).toEqual({ changes, html })
})

test('a formula that is a paragraph of its own, and one that is nested too deep', async () => {
  const block = `<m:oMathPara xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${math(r('a=b'))}</m:oMathPara>`
  expect((await read(block)).html).toBe('a=b')
  expect((await read(math(`${'<m:box><m:e>'.repeat(60)}${r('x')}${'</m:e></m:box>'.repeat(60)}`))).html).toBe('…')
})
