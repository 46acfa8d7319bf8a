import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { checkDocument, largestDocument } from './document'
import { documentParts, docx, pdf, zip, type Part } from '@/lib/testing/attachment-samples'

const main = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}.main+xml`

const office = (kind: string, part: string, ...more: Part[]) => {
  const parts = documentParts(main(kind))
  return zip([...parts.map((each) => ({ ...each, name: each.name.replace('word/document.xml', part) })), ...more])
}

const xlsx = office('spreadsheetml.sheet', 'xl/workbook.xml')
const pptx = office('presentationml.presentation', 'ppt/presentation.xml')

const mp4 = readFileSync('content/documents/gioi-thieu-vien.mp4')

const template =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://spy.example/a.dotx" TargetMode="External"/></Relationships>'

/** Another codec than H.264, such as HEVC, which many browsers cannot play. */
const otherCodec = Buffer.from(mp4)
otherCodec.write('hvc1', mp4.indexOf('avc1'), 'latin1')
otherCodec.write('hvc1', otherCodec.indexOf('avc1'), 'latin1')

test.each([
  ['a.pdf', pdf(), 'application/pdf'],
  ['a.pdf', Buffer.concat([Buffer.from('\uFEFF'), pdf(), Buffer.alloc(2000)]), 'application/pdf'],
  ['a.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['Biểu phí.XLSX', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a.pptx', pptx, 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['Phim.MP4', mp4, 'video/mp4'],
  ['a.mp4', Buffer.concat([mp4, Buffer.from('\0\0\0\x08free')]), 'video/mp4'],
])('%s is accepted', async (name, data, type) => {
  await expect(checkDocument(data, name)).resolves.toBe(type)
})

test.each([
  ['a.pdf', Buffer.alloc(0), 'fileEmpty'],
  ['a.pdf', Buffer.alloc(largestDocument + 1), 'fileTooLarge'],
  ['a.doc', docx(), 'fileKind'],
  ['a.xlsx', docx(), 'fileMismatch'],
  ['a.docx', xlsx, 'fileMismatch'],
  ['a.pdf', docx(), 'fileMismatch'],
  ['a.mp4', pdf(), 'fileMismatch'],
  ['a.mp4', Buffer.from('ftyp'), 'fileMismatch'],
  ['a.mp4', mp4.subarray(0, -1), 'fileDamaged'],
  ['a.mp4', Buffer.concat([mp4, Buffer.from('<script>alert(1)</script>')]), 'fileDamaged'],
  ['a.mp4', mp4.subarray(0, mp4.readUInt32BE(0)), 'fileDamaged'],
  ['a.mp4', otherCodec, 'fileKind'],
  ['a.xlsx', office('spreadsheetml.template', 'xl/workbook.xml'), 'fileMismatch'],
  ['a.xlsx', office('spreadsheetml.sheet', 'xl/workbook.xml', { name: 'xl/vbaProject.bin', data: 'x' }), 'fileUnsafe'],
  ['a.docx', docx([{ name: 'word/_rels/settings.xml.rels', data: template }]), 'fileExternal'],
])('%s is refused: case %#', async (name, data, error) => {
  await expect(checkDocument(data, name)).rejects.toMatchObject({ error })
})
