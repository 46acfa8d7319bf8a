import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { checkFile, FileRefused } from './check'
import { fileErrors, largestFile } from './limits'
import { docx, pdf, zip } from '@/lib/testing/attachment-samples'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const red = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00' } })

const error = (data: Buffer, name: string) =>
  checkFile(data, name).then(
    () => undefined,
    (error: unknown) => (error instanceof FileRefused ? error.error : error),
  )

test('an empty file, and one that is too large', async () => {
  expect(await error(Buffer.alloc(0), 'a.txt')).toBe('fileEmpty')
  expect(await error(Buffer.alloc(largestFile + 1, 'a'), 'a.txt')).toBe('fileTooLarge')
  expect(await error(Buffer.alloc(largestFile, 'a'), 'a.txt')).toBeUndefined()
})

test.each([
  ['Ảnh.JPEG', () => red.clone().jpeg().toBuffer(), { type: 'image/jpeg', extension: 'jpg', name: 'Ảnh.jpg' }],
  ['a.png', () => red.clone().png().toBuffer(), { type: 'image/png', extension: 'png', name: 'a.png' }],
  ['a.pdf', async () => pdf(), { type: 'application/pdf', extension: 'pdf', name: 'a.pdf' }],
  ['a.docx', async () => docx(), { type: word, extension: 'docx', name: 'a.docx' }],
  ['a.txt', async () => Buffer.from('Kính gửi'), { type: 'text/plain', extension: 'txt', name: 'a.txt' }],
  ['Sơ đồ.jpg', () => red.clone().png().toBuffer(), { type: 'image/png', extension: 'png', name: 'Sơ đồ.png' }],
  ['Sơ đồ.webp', () => red.clone().jpeg().toBuffer(), { type: 'image/jpeg', extension: 'jpg', name: 'Sơ đồ.jpg' }],
  ['Sơ đồ.png', () => red.clone().webp().toBuffer(), { type: 'image/jpeg', extension: 'jpg', name: 'Sơ đồ.jpg' }],
  ['Sơ đồ.WEBP', () => red.clone().webp().toBuffer(), { type: 'image/jpeg', extension: 'jpg', name: 'Sơ đồ.jpg' }],
  ['a.pdf. ', async () => pdf(), { type: 'application/pdf', extension: 'pdf', name: 'a.pdf' }],
])('%s is accepted as its real kind', async (name, make, expected) => {
  const data = await make()
  const checked = await checkFile(data, name)
  expect(checked).toMatchObject(expected)
  expect(checked.data === data).toBe(!checked.type.startsWith('image/'))
})

const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), Buffer.alloc(200)])
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

test.each([
  ['a program', 'a.pdf', async () => program],
  ['a program', 'a.txt', async () => program],
  ['a page', 'a.jpg', async () => Buffer.from('<!DOCTYPE html><p>')],
  ['a page', 'a.txt', async () => Buffer.from('\n <HTML>')],
  ['a drawing', 'a.png', async () => drawing],
  ['a drawing', 'a.txt', async () => drawing],
  ['a zip', 'a.docx', async () => zip([{ name: 'a.txt', data: 'a' }])],
  ['a zip', 'a.pdf', async () => zip([{ name: 'a.txt', data: 'a' }])],
  ['a moving picture', 'a.png', () => red.clone().gif().toBuffer()],
  ['a text', 'a.pdf', async () => Buffer.from('Kính gửi')],
  ['a PDF', 'a.pdf .txt', async () => pdf()],
  ['a PDF', 'a.t\u202Ext', async () => pdf()],
  ['a Word document', 'a.txt', async () => docx()],
  ['a picture', 'a.pdf', () => red.clone().jpeg().toBuffer()],
  ['a PDF', 'a.jpg', async () => pdf()],
  ['a PDF after padding', 'a.txt', async () => Buffer.concat([Buffer.alloc(3000), pdf()])],
])('%s called %s is refused, because its content is of another kind', async (_, name, make) => {
  expect(await error(await make(), name)).toBe('fileMismatch')
})

test.each(['a.pdf.exe', 'hoadon\u202Efdp.exe', 'a.blob', 'Đơn số 12', '', '.pdf', 'a.', 'a.doc'])(
  'a file called %j is refused for its kind, whatever it is and however large',
  async (name) => {
    for (const data of [pdf(), docx(), program, Buffer.alloc(0), Buffer.alloc(largestFile + 1, 'a')])
      expect(await error(data, name)).toBe('fileKind')
  },
)

test('any bytes are either accepted or refused, without another error', async () => {
  const soundFiles = [
    docx(),
    pdf(),
    await red.clone().jpeg().toBuffer(),
    await red.clone().png().toBuffer(),
    Buffer.from('﻿Kính gửi', 'utf16le'),
  ]
  const names = ['a.docx', 'a.pdf', 'a.jpg', 'a.png', 'a.txt']
  const outcomes = new Set<unknown>()
  let random = 7
  const next = (below: number) => (random = (random * 48_271) % 0x7fffffff) % below
  for (let round = 0; round < 600; round++) {
    const data = Buffer.from(soundFiles[round % soundFiles.length] ?? '')
    for (let change = 0; change <= round % 4; change++) data[next(data.length)] = next(256)
    outcomes.add(await error(round % 7 ? data : data.subarray(0, next(data.length)), names[round % names.length] ?? ''))
  }
  const expected = new Set<unknown>([undefined, ...fileErrors])
  expect([...outcomes].filter((outcome) => !expected.has(outcome))).toEqual([])
  expect(outcomes.size).toBeGreaterThan(2)
})
