import { expect, test } from '@jest/globals'
import { checkPlainText } from './plain-text'

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

test.each([
  ['UTF-8', Buffer.from('Kính gửi Viện,\r\n\tTôi cần tư vấn.\f')],
  ['UTF-8 with its mark', Buffer.from('﻿Kính gửi Viện')],
  ['UTF-16', utf16('Kính gửi Viện, 致研究院 👍')],
  ['UTF-16 the other way round', utf16('Kính gửi Viện').swap16()],
  // "Hợp đồng tư vấn", with its tone marks as characters of their own.
  ['the Vietnamese table of Windows', Buffer.from('48f5f27020f0f4cc6e672074fd2076e2ec6e', 'hex')],
  ['the old Chinese table', Buffer.from('d1d0bebfd4ba', 'hex')],
  ['UTF-16 without its mark', Buffer.from('Xin chào Việt Nam, 致研究院', 'utf16le')],
  ['UTF-16 the other way round, without its mark', Buffer.from('Xin chào Việt Nam', 'utf16le').swap16()],
  ['Chinese UTF-16 without its mark', Buffer.from('致研究院\n', 'utf16le')],
  ['UTF-8 with the line breaks of large computers', Buffer.from('Điều 1.\x85Khoản 2\u2028')],
  ['UTF-8 that ends as DOS ends a text', Buffer.from('Kính gửi\r\n\x1A')],
  ['UTF-8 with line breaks and page breaks of Word', Buffer.from('Điều 1.\vKhoản 2\f')],
  ['the old table with the signs of Word and DOS', Buffer.from([0xd0, 0x69, 0x0b, 0xe1, 0x0c, 0x1a])],
  ['a letter about a car', Buffer.from('BMW của tôi')],
  ['a list with less-than signs', Buffer.from('< 5 người, <Tên công ty>')],
])('text in %s is accepted', async (_, data) => {
  expect(await checkPlainText(data)).toBe(data)
})

test.each([
  ['a page', '<!doctype html>'],
  ['a page after blank lines', '\n\n   <body onload=alert(1)>'],
  ['a script of a page', '<script>alert(1)</script>'],
  ['a drawing', '<svg/onload=alert(1)>'],
  ['XML', '<?xml version="1.0"?><a/>'],
  ['a program of a server', '<?php phpinfo();'],
  ['a script of a shell', '#!/bin/sh\nrm -rf /'],
  ['a rich text', '{\\rtf1\\ansi Kính}'],
  ['PostScript', '%!PS-Adobe-3.0\n'],
])('%s is not accepted as text', async (_, written) => {
  await expect(checkPlainText(Buffer.from(written))).rejects.toMatchObject({ error: 'fileMismatch' })
  await expect(checkPlainText(Buffer.from(`\uFEFF${written}`))).rejects.toMatchObject({ error: 'fileMismatch' })
})

test.each([
  ['a byte 0', Buffer.from('a\0b')],
  ['an escape', Buffer.from('a\x1B[31m')],
  ['a delete', Buffer.from('a\x7Fb')],
  ['a control character of Unicode', Buffer.from('a\u0090b')],
  ['a control character in the old table', Buffer.from([0xe1, 0x01, 0xe1])],
  ['a delete in the old table', Buffer.from([0xe1, 0x7f, 0xe1])],
  ['half a letter of UTF-16', utf16('Kính').subarray(0, -1)],
  ['half a pair of UTF-16', utf16('a\uD800b')],
  ['a byte 0 in UTF-16', utf16('a\0b')],
  ['a page in UTF-16', utf16('<html>')],
  ['a page in UTF-16 without its mark', Buffer.from('<html><body>', 'utf16le')],
  ['a page in UTF-16 the other way round', Buffer.from(' <script>a', 'utf16le').swap16()],
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0', 'latin1')],
  ['numbers of 16 bits', Buffer.from(Uint16Array.from({ length: 64 }, (_, index) => index * 1021).buffer)],
])('%s is not accepted as text', async (_, data) => {
  await expect(checkPlainText(data)).rejects.toMatchObject({ error: 'fileMismatch' })
})
