import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync, InflateRaw } from 'node:zlib'
import { expect, jest, test } from '@jest/globals'
import { checkDocx } from './office'
import { deflatedZeros, documentParts, docx, zip, type Part } from '@/lib/testing/attachment-samples'

const megabyte = 1024 * 1024

const ofType = (kind: string) => documentParts(`application/vnd.${kind}.main+xml`)
const named = (contentType: string) =>
  zip(documentParts(undefined, `<Override PartName="/word/a.bin" ContentType="${contentType}"/>`))

/** Maximum bytes of a document after inflating, plus one chunk in which the excess is noticed. */
const maxInflated = 200 * megabyte + 64 * 1024

const zeros = (megabytes: number, reported: Partial<Part> = {}): Part => ({
  name: 'word/media/image1.bmp',
  data: deflatedZeros(megabytes),
  packed: true,
  size: megabytes * megabyte,
  ...reported,
})

function large(): Partial<Part> & Pick<Part, 'data'> {
  const plain = Buffer.concat([randomBytes(megabyte / 10), Buffer.alloc(megabyte * 9.9)])
  return { data: deflateRawSync(plain), packed: true, size: plain.length, crc: crc32(plain) }
}

test('a Word document is accepted unchanged', async () => {
  const sent = docx([
    { name: 'word/media/image1.png', data: randomBytes(50_000), stored: true },
    { name: 'word/media/', data: '', stored: true },
    { name: 'word/styles.xml', data: '<w:style/>'.repeat(1000) },
  ])
  expect(await checkDocx(sent)).toBe(sent)
})

test('a document from Word for the web is accepted', async () => {
  const renamed = (part: Part) => ({ ...part, name: part.name.replace('document.xml', 'document2.xml') })
  const sent = zip(documentParts().map(renamed))
  expect(await checkDocx(sent)).toBe(sent)
})

const broken = Buffer.from(docx())
broken.fill(0xff, broken.indexOf('word/document.xml') + 20, broken.indexOf('word/document.xml') + 24)

const oldDocument = Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.alloc(504)])

test.each([
  ['a zip of something else', 'fileMismatch', zip([{ name: 'a.txt', data: 'a' }])],
  ['a zip without a list of parts', 'fileMismatch', zip([{ name: 'word/document.xml', data: '<w:document/>' }])],
  ['a zip without a text', 'fileMismatch', zip(documentParts().slice(0, 2))],
  [
    'a document with macros, renamed',
    'fileMismatch',
    zip([...ofType('ms-word.document.macroEnabled'), { name: 'word/vbaProject.bin', data: 'x' }]),
  ],
  ['a template', 'fileMismatch', zip(ofType('openxmlformats-officedocument.wordprocessingml.template'))],
  ['a table of numbers', 'fileMismatch', zip(ofType('openxmlformats-officedocument.spreadsheetml.sheet'))],
  ['the old format', 'fileMismatch', oldDocument],
  ['what is no zip', 'fileMismatch', Buffer.from('Kính gửi')],
  ['macros', 'fileUnsafe', docx([{ name: 'word/VBAProject.bin', data: 'x' }])],
  ['macros by another name', 'fileUnsafe', named('application/vnd.ms-office.vbaProject')],
  ['a name hidden in entities', 'fileUnsafe', named('application/vnd.ms-office.vb&#97;Project')],
  ['a name that leads out of its folder', 'fileUnsafe', docx([{ name: '../../a.xml', data: 'a' }])],
  ['a name that leads to the root', 'fileUnsafe', docx([{ name: '/etc/passwd', data: 'a' }])],
  ['a name that leads to a drive', 'fileUnsafe', docx([{ name: 'C:/a.xml', data: 'a' }])],
  ['backslashes in a name', 'fileUnsafe', docx([{ name: 'word\\a.xml', data: 'a' }])],
  ['two parts of a name', 'fileUnsafe', docx([{ name: 'Word/Document.xml', data: 'a' }])],
  ['more than it says', 'fileUnsafe', docx([{ name: 'word/a.xml', data: 'abcdef', size: 3, localSize: 3 }])],
  ['less than it says', 'fileDamaged', docx([{ name: 'word/a.xml', data: 'abc', size: 6, localSize: 6 }])],
  ['an end that is too early', 'fileDamaged', docx().subarray(0, -30)],
  ['damage', 'fileDamaged', broken],
  ['a part that is packed in another way', 'fileDamaged', docx([{ name: 'a.xml', data: 'a', method: 12 }])],
  ['something after it', 'fileDamaged', docx([], { suffix: Buffer.from('x') })],
  ['an encrypted entry', 'fileEncrypted', docx([{ name: 'a.xml', data: 'a', flags: 1 }])],
  ['a password', 'fileEncrypted', Buffer.concat([oldDocument, Buffer.from('EncryptedPackage', 'utf16le')])],
])('of a Word document, %s is refused: %s', async (_, error, data) => {
  await expect(checkDocx(data)).rejects.toMatchObject({ error })
})

test('2000 entries are accepted; 2001 and 100,000 are not', async () => {
  const many = (count: number) =>
    Array.from({ length: count - 3 }, (_, index) => ({ name: `a${index}`, data: '', stored: true }))
  expect(await checkDocx(docx(many(2000)))).toBeInstanceOf(Buffer)
  await expect(checkDocx(docx(many(2001)))).rejects.toMatchObject({ error: 'fileUnsafe' })
  await expect(checkDocx(docx(many(100_000)))).rejects.toMatchObject({ error: 'fileUnsafe' })
})

const times = (count: number, part: Partial<Part> & Pick<Part, 'data'>): Part[] =>
  Array.from({ length: count }, (_, index) => ({ ...part, name: `a${index}` }))

test('a large document is accepted', async () => {
  expect(await checkDocx(docx(times(19, large())))).toBeInstanceOf(Buffer)
})

test.each([
  ['packed more than 200 times', [zeros(2, { crc: crc32(Buffer.alloc(2 * megabyte)) })]],
  ['said to be 3 GB', [zeros(4000, { size: 3000 * megabyte })]],
  ['of 210 MB in all', times(21, large())],
  ['of 6 GB, said to be 150 MB', [zeros(6000, { size: 150 * megabyte })]],
  ['of 6 GB, said to be 1000 bytes', [zeros(6000, { size: 1000 })]],
])('a zip bomb %s is refused after little inflating, with little memory', async (_, parts) => {
  const bomb = docx(parts)
  const before = process.resourceUsage().maxRSS
  const pieces = jest.spyOn(InflateRaw.prototype, 'push')
  await expect(checkDocx(bomb)).rejects.toMatchObject({ error: 'fileUnsafe' })
  const inflated = pieces.mock.calls.reduce((sum, [piece]) => sum + ((piece as Buffer | null)?.length ?? 0), 0)
  pieces.mockRestore()
  expect(inflated).toBeLessThanOrEqual(maxInflated)
  // `maxRSS` is in kilobytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(100 * 1024)
})
