import { expect, test } from '@jest/globals'
import { endingOf } from './accepted'
import { promisedKind, safeName } from './name'

test.each([
  ['Hợp đồng.PDF', 'Hợp đồng.pdf'],
  ['Hợp đồng.pdf'.normalize('NFD'), 'Hợp đồng.pdf'],
  ['C:\\fakepath\\a.pdf', 'a.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['a\r\nSet-Cookie: b.pdf', 'a Set-Cookie_ b.pdf'],
  ['a\u0000\u0007.pdf', 'a.pdf'],
  ['hoadon\u202Efdp.exe', 'hoadonfdp.pdf'],
  ['a"; filename="b.exe', 'a_; filename=_b.pdf'],
  ['...htaccess', 'htaccess.pdf'],
  ['Nghị định 15.2020', 'Nghị định 15.2020.pdf'],
  ['合同.pdf', '合同.pdf'],
  ['a\uD800.pdf', 'a.pdf'],
  ['', 'file.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['\u202E', 'file.pdf'],
])('%j is shown as %j', (name, shown) => {
  expect(safeName(name, 'pdf')).toBe(shown)
})

test('a long name is cut between graphemes and keeps its extension', () => {
  expect(safeName(`${'a'.repeat(300)}.txt`, 'docx')).toBe(`${'a'.repeat(115)}.docx`)
  // A family emoji is one grapheme of eleven characters; its joiners are removed like all invisible characters.
  const families = safeName('👨‍👩‍👧‍👦'.repeat(40), 'txt')
  expect(families.length).toBeLessThanOrEqual(120)
  expect(families.isWellFormed()).toBe(true)
  expect(safeName('e\u0301\u0323\u0330'.repeat(60), 'txt').length).toBeLessThanOrEqual(120)
})

test.each([
  ['a.JPEG', 'image'],
  ['a.webp', 'image'],
  ['.pdf', undefined],
  ['a/.pdf', undefined],
  ['a.pdf/b', undefined],
  ['a.docx', 'docx'],
  ['a.pdf. ', 'pdf'],
  ['a.p\u200Bdf', 'pdf'],
])('%j claims the kind %s', (name, kind) => {
  expect(promisedKind(name)).toBe(kind)
})

test.each([
  ['dots', '.'.repeat(200_000)],
  ['spaces after a letter', `a${' '.repeat(200_000)}`],
  ['dots and spaces', '. '.repeat(200_000)],
])('a name of as many %s as fit into a body is read', (_, begin) => {
  expect(endingOf(`${begin}x.txt`)).toBe('.txt')
  expect(safeName(`${begin}x.txt`, 'txt')).toMatch(/^[^.]{1,116}\.txt$/)
})
