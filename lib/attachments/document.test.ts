import { expect, test } from '@jest/globals'
import { checkDocument, largestDocument } from './document'
import { documentParts, docx, pdf, zip } from '../testing/attachment-samples'

const main = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}.main+xml`

/** An Office document of another kind: the parts of a Word document with other names. */
const office = (kind: string, part: string) =>
  zip(documentParts(main(kind)).map((each) => ({ ...each, name: each.name.replace('word/document.xml', part) })))

const xlsx = office('spreadsheetml.sheet', 'xl/workbook.xml')
const pptx = office('presentationml.presentation', 'ppt/presentation.xml')

test.each([
  ['a.pdf', pdf(), 'application/pdf'],
  ['a.pdf', Buffer.concat([Buffer.from('\uFEFF'), pdf(), Buffer.alloc(2000)]), 'application/pdf'],
  ['a.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['Biểu phí.XLSX', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a.pptx', pptx, 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
])('%s is accepted', async (name, data, type) => {
  await expect(checkDocument(data, name)).resolves.toBe(type)
})

test.each([
  ['a.pdf', Buffer.alloc(0), 'fileEmpty'],
  ['a.pdf', Buffer.alloc(largestDocument + 1), 'fileTooLarge'],
  ['a.doc', docx(), 'fileKind'],
  ['a.html', Buffer.from('<p>x</p>'), 'fileKind'],
  ['a.xlsx', docx(), 'fileMismatch'],
  ['a.docx', xlsx, 'fileMismatch'],
  ['a.pdf', docx(), 'fileMismatch'],
  ['a.xlsx', office('spreadsheetml.template', 'xl/workbook.xml'), 'fileMismatch'],
  [
    'a.xlsx',
    zip([
      ...documentParts(main('spreadsheetml.sheet')).map((each) => ({
        ...each,
        name: each.name.replace('word/document.xml', 'xl/workbook.xml'),
      })),
      { name: 'xl/vbaProject.bin', data: 'x' },
    ]),
    'fileUnsafe',
  ],
  [
    'a.docx',
    docx([
      {
        name: 'word/_rels/settings.xml.rels',
        data: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://spy.example/a.dotx" TargetMode="External"/></Relationships>',
      },
    ]),
    'fileExternal',
  ],
])('%s is refused: case %#', async (name, data, fault) => {
  await expect(checkDocument(data, name)).rejects.toMatchObject({ fault })
})
