import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { copiedItems } from '@/lib/testing/copied-items'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { readWxr } from './read-wxr'
import type { WxrPart } from './wxr'

const folder = temporaryFolder()

async function parts(xml: string | Buffer) {
  const file = path.join(folder, 'a.xml')
  writeFileSync(file, xml)
  const errors: string[] = []
  const results: WxrPart[] = []
  for await (const part of readWxr(file, errors)) results.push(part)
  return { errors, items: results.flatMap((part) => (part.kind === 'item' ? [part.item] : [])) }
}

const head =
  '<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c"><channel><title>A</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>'
const whole = (inside: string) => `${head}${inside}</channel></rss>`
const item = (content: string) =>
  `<item><title>T</title><wp:post_id>1</wp:post_id><content:encoded><![CDATA[${content}]]></content:encoded></item>`

test.each([
  ['a CDATA section that is split', item('a]]]]><![CDATA[>b'), 'a]]>b', []],
  ['control characters', item('a\u000bb\u0000'), 'ab', ['control characters that XML does not allow were left out']],
])('%s', async (_, input, content, errors) => {
  const read = await parts(whole(input))
  expect(read.items.map((one) => one.content)).toEqual([content])
  expect(read.errors).toEqual(errors)
})

test('letters on the border of two pieces of the file are whole', async () => {
  const text = 'ạ'.repeat(100_000)
  expect((await parts(whole(item(text)))).items[0]?.content).toBe(text)
  expect((await parts(whole(item(`x${text}`)))).items[0]?.content).toBe(`x${text}`)
})

test.each<[string, Buffer, string]>([
  ['UTF-16', Buffer.from(`\uFEFF${whole(item('Đi'))}`, 'utf16le'), 'utf-16le'],
  ['UTF-16 without a mark', Buffer.from(whole(item('Đi')), 'utf16le').swap16(), 'utf-16be'],
  [
    'the one that it declares',
    Buffer.from(whole(item('\u00d0i')).replace('?>', ' encoding="windows-1258"?>'), 'latin1'),
    'windows-1258',
  ],
])('the encoding is %s', async (_, input, encoding) => {
  const { errors, items } = await parts(input)
  expect(items.map(({ content }) => content)).toEqual(['Đi'])
  expect(errors).toEqual([`it is in the encoding ${encoding}, and no UTF-8`])
})

test.each<[what: string, bytes: (content: string) => Buffer, declared: string, errors: string[]]>([
  ['UTF-8 that declares UTF-16', Buffer.from, 'UTF-16', []],
  [
    'what it declares',
    (xml) => Buffer.from(xml.replaceAll('Đ', '\u00d0'), 'latin1'),
    'windows-1258',
    ['it is in the encoding windows-1258, and no UTF-8'],
  ],
])('a long file that begins with ASCII is read as %s', async (_, bytes, declared, errors) => {
  const content = `${'a'.repeat(70_000)}Đi`
  const read = await parts(bytes(whole(item(content)).replace('?>', ` encoding="${declared}"?>`)))
  expect(read.items.map((one) => one.content)).toEqual([content])
  expect(read.errors).toEqual(errors)
})

test('values of a field that is there often are not copied again and again', async () => {
  const workOf = async (fields: number) => {
    const meta = '<wp:postmeta><wp:meta_key>a</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta>'
    return copiedItems(async () => {
      const { items } = await parts(whole(`<item>${meta.repeat(fields)}</item>`))
      expect(items[0]?.meta.get('a')).toHaveLength(fields)
    })
  }
  const work = await workOf(200)
  expect(await workOf(400)).toBeLessThan(3 * work)
})

test('warnings of the server before the export are left out', async () => {
  const { errors, items } = await parts(`\n<br />\n<b>Warning</b>: Undefined variable<br />\n${whole(item('a'))}`)
  expect(items[0]?.content).toBe('a')
  expect(errors).toEqual(['text before its beginning was left out: Warning : Undefined variable'])
  expect((await parts(`\n\n${whole(item('a'))}`)).errors).toEqual([])
})

test('what is not UTF-8 is reported', async () => {
  const { errors, items } = await parts(Buffer.from(whole(item('caf\u00e9')), 'latin1'))
  expect(items[0]?.content).toBe('caf\ufffd')
  expect(errors).toEqual([expect.stringContaining('not UTF-8')])
})

test('of a file that breaks off, the whole items are read', async () => {
  const { errors, items } = await parts(`${head}${item('a')}${item('b').slice(0, -30)}`)
  expect(items.map(({ content }) => content)).toEqual(['a'])
  expect(errors).toContainEqual(expect.stringContaining('breaks off'))
})

test.each([
  ['a page', '<html><body>a</body></html>', 'no export of WordPress'],
  ['entities', `<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>${whole(item('a'))}`, 'document type'],
  ['an endless element', `${head}<item><title><![CDATA[${'a'.repeat(8_200_000)}`, 'more than 8000000 characters'],
  ['a long item', whole(`<item>${`<title>${'a'.repeat(7_900_000)}</title>`.repeat(5)}</item>`), 'more than 32000000'],
  ['deep nesting', whole('<a>'.repeat(60)), 'nested too deep'],
])('it is refused: %s', async (_, input: string | Buffer, reason: string) => {
  await expect(parts(input)).rejects.toThrow(reason)
})
