import { expect, test } from '@jest/globals'
import { documentParts, docx, zip, type Part } from '@/lib/testing/attachment-samples'
import { checkDocx } from './office'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'

const relationships = (inside: string, head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>') =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`

const external = (type: string, target = 'https://evil.example/x', mode = 'TargetMode="External"') =>
  `<Relationship Id="rId1" Type="${office}/${type}" Target="${target}" ${mode}/>`

const withPart = (data: string | Buffer, name = 'word/_rels/settings.xml.rels') => docx([{ name, data }])

const image = external('image')
const imageAs = (mode: string, target = 'x') => withPart(relationships(external('image', target, mode)))

const utf16 = (text: string) => Buffer.from(text, 'utf16le')

const withImage = (part: Part) => (part.name === '_rels/.rels' ? { ...part, data: relationships(image) } : part)

test.each<[string, Buffer]>([
  ...['attachedTemplate', 'image', 'oleObject', 'subDocument', 'hyperlink2'].map((type): [string, Buffer] => [
    `an external ${type}`,
    withPart(relationships(external(type))),
  ]),
  ['a template on a disk', withPart(relationships(external('attachedTemplate', 'file:///C:/Users/Lan/Mau.dotm')))],
  ['a template on a server', withPart(relationships(external('attachedTemplate', '\\\\evil.example\\share\\x.dotm')))],
  ['one of the strict variant', withPart(relationships(image.replace(office, 'http://purl.oclc.org/x')))],
  ['one below the whole package', zip(documentParts().map(withImage))],
  ['one of a footer', withPart(relationships(image), 'word/_rels/footer7.xml.rels')],
  ['one of a part of another name', withPart(relationships(external('frame')), 'a/b/_rels/c.bin.rels')],
  ['one in a part with capitals', withPart(relationships(image), 'WORD/_RELS/SETTINGS.XML.RELS')],
  ['one after a link', withPart(relationships(external('hyperlink') + image))],
  ['one in single quotes', withPart(relationships(image.replaceAll('"', "'")))],
  ['one whose mode is written with a reference', imageAs('TargetMode="&#69;xternal"')],
  ['one whose mode has another case', imageAs('TargetMode=" EXTERNAL"')],
  ['one of an unknown mode', imageAs('TargetMode="Elsewhere"')],
  ['one that claims to be inside', imageAs('TargetMode="Internal"', 'https://evil.example/x')],
  ['one without a mode', imageAs('', '//evil.example/x')],
  ['one with a prefix', withPart(relationships(image.replace('<R', '<p:R').replace('Id=', 'xmlns:p="x" Id=')))],
  ['one that is not empty', withPart(relationships(image.replace('/>', '></Relationship>')))],
  ['one in UTF-16', withPart(utf16(`\uFEFF${relationships(image, '<?xml version="1.0" encoding="UTF-16"?>')}`))],
  ['one in UTF-16 without a mark', withPart(utf16(relationships(image, '')))],
  ['one in UTF-16 the other way round', withPart(utf16(`\uFEFF${relationships(image, '')}`).swap16())],
  ['one after a mark of UTF-8', withPart(`\uFEFF${relationships(image)}`)],
  ['a link of an unknown type', withPart(relationships(external('x/hyperlink')))],
])('a Word document with %s is refused for that reason', async (_, data) => {
  await expect(checkDocx(data)).rejects.toMatchObject({ error: 'fileExternal' })
})

test.each<[string, Buffer]>([
  ['is not well-formed', withPart(relationships(image).slice(0, -3))],
  ['is not well-formed before the end', withPart(relationships('<a><b></a></b>'))],
  ['has an unknown entity', imageAs('TargetMode="&e;"')],
  ['is not in its encoding', withPart(Buffer.concat([Buffer.from(relationships('')), Buffer.from([0xff])]))],
])('a Word document whose relationships part %s is reported as damaged', async (_, data) => {
  await expect(checkDocx(data)).rejects.toMatchObject({ error: 'fileDamaged' })
})

test.each<[string, Buffer]>([
  ['has a document type', withPart(relationships('', '<!DOCTYPE x [<!ENTITY e "External">]>'))],
  ['is in an encoding that no package has', withPart(relationships('', '<?xml version="1.0" encoding="UTF-7"?>'))],
  ['is too long', withPart(relationships(' '.repeat(1024 * 1024)))],
  ['is split into pieces', withPart(relationships(''), 'word/_rels/settings.xml.rels/[0].piece')],
  ['has an escaped name', withPart(relationships(image), 'word/_rels/settings.xml.rel%73')],
])('a Word document whose relationships part %s is refused', async (_, data) => {
  await expect(checkDocx(data)).rejects.toMatchObject({ error: 'fileUnsafe' })
})

test.each<[string, string]>([
  ['links', external('hyperlink') + external('hyperlink', 'mailto:lan@mail.example')],
  ['a link of the strict variant', external('hyperlink').replace(office, strict)],
  [
    'pictures and styles of its own',
    external('image', 'media/image1.png', '') + external('styles', '/word/styles.xml', 'TargetMode="Internal"'),
  ],
  ['an external picture in a comment', `<!-- ${image} -->`],
])('a Word document with %s is accepted', async (_, inside) => {
  const sent = withPart(relationships(inside), 'word/_rels/document.xml.rels')
  expect(await checkDocx(sent)).toBe(sent)
})
