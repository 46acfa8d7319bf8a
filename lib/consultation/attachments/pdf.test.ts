import { expect, test } from '@jest/globals'
import { checkPdf } from './pdf'
import { docx, pdf } from '@/lib/testing/attachment-samples'

test('a PDF is accepted unchanged, also if it is encrypted or contains scripts', async () => {
  for (const sent of [
    pdf(),
    pdf('<< /Encrypt 3 0 R >>'),
    pdf('<< /S /JavaScript /JS (app.alert(1)) >>'),
    pdf('x'.repeat(5000)),
  ])
    expect(await checkPdf(sent)).toBe(sent)
})

const text = (written: string) => Buffer.from(written, 'latin1')

const stream = (data: Buffer) =>
  `9 0 obj\n<< /Length 10 0 R >>\nstream\n${data.toString('latin1')}\nendstream\nendobj\n10 0 obj\n${data.length}\nendobj`

const letter = docx([{ name: 'word/a.txt', data: 'stream\nendstream PK', stored: true }])

const richText = '/RC (<?xml version="1.0"?><body xmlns="http://www.w3.org/1999/xhtml"><p>a</p></body>)'

test.each([
  ['a byte order mark before it', Buffer.concat([text('\xEF\xBB\xBF'), pdf()])],
  ['a line break before it', Buffer.concat([text('\r\n'), pdf()])],
  ['ten megabytes and a word before it', Buffer.concat([Buffer.alloc(10_000_000, '\n'), text('a '), pdf()])],
  ['much padding before it', Buffer.concat([Buffer.alloc(5000), text(' \t\n'), pdf()])],
  ['the job of a printer before it', Buffer.concat([text('\x1B%-12345X@PJL\r\n@PJL ENTER LANGUAGE=PDF\r\n'), pdf()])],
  ['lines of text before it', Buffer.concat([text('Content-Type: application/pdf\r\n\r\n'), pdf()])],
  ['1100 bytes of padding after it', Buffer.concat([pdf(), Buffer.alloc(1100)])],
  ['much padding after it', Buffer.concat([pdf(), Buffer.alloc(100_000, ' ')])],
  ['other bytes after it', Buffer.concat([pdf(), Buffer.alloc(3000, 'x')])],
  ['another version after it', Buffer.concat([pdf(), text('1 0 obj\n<<>>\nendobj\nxref\n%%EOF\n')])],
  ['rich text in its first object', pdf().subarray(0), `2 0 obj\n<< ${richText} >>\nendobj`],
  ['the document that it was made of', pdf(stream(letter))],
  ['two attached documents', pdf(`${stream(letter)}\n${stream(letter)}`)],
  ['an attachment whose bytes look like a RAR', pdf(stream(text('\x00Rar!\x1A\x07\x01')))],
])('a PDF with %s is accepted unchanged', async (_, sent, first = '') => {
  const data = first ? text(sent.toString('latin1').replace('1 0 obj', `${first}\n1 0 obj`)) : sent
  expect(await checkPdf(data)).toBe(data)
})

test.each([
  ['ends too early', pdf('x'.repeat(5000)).subarray(0, 3000)],
  ['has no end marker', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ['was cut off in its second part', Buffer.concat([pdf(), text('12 0 obj\n<< /Length 3 >>\nstream\nab')])],
])('a PDF that %s is reported as damaged', async (_, data) => {
  await expect(checkPdf(data)).rejects.toMatchObject({ error: 'fileDamaged' })
})

test('what has no header where readers search is no PDF', async () => {
  for (const data of [text('Kính gửi'), Buffer.alloc(2000), Buffer.concat([Buffer.alloc(1100, 'x'), pdf()])])
    await expect(checkPdf(data)).rejects.toMatchObject({ error: 'fileMismatch' })
})

test.each([
  ['is also a page', text(pdf().toString('latin1').replace('\n', '\n<Html><body>'))],
  ['is also a script', text(pdf().toString('latin1').replace('\n', '\n<script>'))],
  ...[
    ' \r\n<!DOCTYPE html>',
    '\xEF\xBB\xBF<script>alert(1)</script>',
    '<!-- a -->',
    'a <b>b</b>',
    '<?php phpinfo();',
    '<?xml version="1.0"?>',
    '\xFF\xFE<\0s\0c\0r\0i\0p\0t\0>\0',
    'MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n',
    '<svg onload=alert(1)>',
    'MZ',
    '\0\0MZ',
    '\x7FELF\x02\x01\x01',
    '#!/bin/sh\n',
    '@echo off\r\n',
    'PK\x03\x04',
    'GIF89a',
    '{\\rtf1 a}',
    '%!PS-Adobe-3.0\n',
    'Rar!\x1A\x07\x01\x00',
    '\x01\x02\x03',
  ].map((before) => [`begins with ${JSON.stringify(before)}`, Buffer.concat([text(before), pdf()])] as const),
])('a PDF that %s is refused', async (_, data) => {
  await expect(checkPdf(data)).rejects.toMatchObject({ error: 'fileUnsafe' })
})
