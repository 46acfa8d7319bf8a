import { expect, jest, test } from '@jest/globals'
import { copiedItems } from '@/lib/testing/copied-items'
import { paragraph, run } from '@/lib/testing/word-samples'
import { convertLegacyFonts } from './legacy-fonts'
import { simplify } from './simplify'
import { parseXml } from './xml'

/** A paragraph of Word may have a million elements: twice as many of them are about twice the work. */

const partsOf = (content: string) =>
  new Map([['word/document.xml', Buffer.from(`<w:document xmlns:w="w"><w:body>${content}</w:body></w:document>`)]])

const textIn = (parts: Map<string, Buffer>) => parts.get('word/document.xml')?.toString('utf8') ?? ''

function workOfBreaks(breaks: number, text: string): number {
  const parts = partsOf(paragraph(`<w:r>${`<w:br w:type="page"/><w:t>${text}</w:t>`.repeat(breaks)}</w:r>`))
  const elements = parseXml('<a/>').documentElement.constructor.prototype as Element
  const nodes = Object.getPrototypeOf(elements) as Node
  const spies = [
    jest.spyOn(nodes, 'compareDocumentPosition'),
    jest.spyOn(nodes, 'textContent', 'get'),
    jest.spyOn(elements, 'attributes', 'get'),
  ]
  simplify(parts)
  const work = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return work
}

test.each([' ', 'a'])('page breaks of one paragraph with the text "%s" after each', (text) => {
  const work = workOfBreaks(40, text)
  expect(work).toBeGreaterThan(0)
  expect(workOfBreaks(80, text)).toBeLessThan(3 * work)
})

test.each([
  ['<w:t>a</w:t><w:br w:type="page"/><w:br w:type="column"/><w:t>b</w:t><w:br w:type="page"/>', [false, false, true]],
  ['<w:t>a</w:t><w:br w:type="page"/><w:p><w:br w:type="page"/><w:t>b</w:t></w:p>', [false, true]],
])('of %s the breaks of a page stay at its ends alone', (content, stay) => {
  const parts = partsOf(`<w:p>${content}</w:p>`)
  simplify(parts)
  expect([...textIn(parts).matchAll(/<w:br( w:type)?/g)].map(([, type]) => type !== undefined)).toEqual(stay)
})

async function workOfRuns(runs: number): Promise<number> {
  const parts = partsOf(paragraph(run('Ph¹m vi', '<w:rFonts w:ascii=".VnTime"/>').repeat(runs)))
  const copied = await copiedItems(() => convertLegacyFonts(parts))
  expect(textIn(parts)).toContain('Phạm vi')
  return copied
}

test('runs of one paragraph in an old font', async () => {
  const work = await workOfRuns(100)
  expect(await workOfRuns(200)).toBeLessThan(3 * work)
})
