import { zip, type Part } from './attachment-samples'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  `xmlns:r="${office}" ` +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

export const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`

export const paragraph = (content: string, style = '', properties = ''): string =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}${properties}</w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`

export const item = (text: string, list: number, level = 0): string =>
  paragraph(text, '', `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)

export const cell = (text: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`

export const table = (...rows: string[][]): string =>
  `<w:tbl><w:tblPr/>${rows.map((cells, i) => `<w:tr>${i === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells.join('')}</w:tr>`).join('')}</w:tbl>`

export const image = (relationship: string, alt: string, kind: 'embed' | 'link' = 'embed'): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture" descr="${escaped(alt)}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:${kind}="${relationship}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

export const footnoteSign = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`

const styles = [
  ['Title', 'Title'],
  ['Subtitle', 'Subtitle'],
  ['Caption', 'caption'],
  ['TOC1', 'toc 1'],
  ...Array.from({ length: 6 }, (_, i) => [`Heading${i + 1}`, `heading ${i + 1}`]),
]

export type ListLevel = [format: string, text: string, start?: number]

export interface WordSample {
  body: string
  title?: string
  creator?: string
  created?: string
  footnotes?: string[]
  comments?: string[]
  lists?: ListLevel[][]
  moreStyles?: string
  moreLists?: string
  /** Images by their names in the package; the first one is `rPic1`. */
  images?: { name: string; data: Buffer }[]
  /** Addresses of links, `rLink1`, and of linked images, `rOut1`. */
  links?: string[]
  linkedImages?: string[]
  more?: Part[]
}

const relationship = (id: string, type: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${escaped(target)}"${more}/>`

const declared = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`

function numberingOf(lists: ListLevel[][], moreLists: string): string {
  const abstract = lists.map((levels, i) => {
    const each = levels.map(
      ([format, text, start = 1], level) =>
        `<w:lvl w:ilvl="${level}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
    )
    return `<w:abstractNum w:abstractNumId="${i}">${each.join('')}</w:abstractNum>`
  })
  const numbers = lists.map((_, i) => `<w:num w:numId="${i + 1}"><w:abstractNumId w:val="${i}"/></w:num>`)
  return declared(`<w:numbering ${namespaces}>${abstract.join('')}${numbers.join('')}${moreLists}</w:numbering>`)
}

function relationshipsOf({ images = [], links = [], linkedImages = [] }: WordSample): string[] {
  const outside = ' TargetMode="External"'
  return [
    relationship('rStyles', 'styles', 'styles.xml'),
    relationship('rNumbering', 'numbering', 'numbering.xml'),
    relationship('rFootnotes', 'footnotes', 'footnotes.xml'),
    relationship('rComments', 'comments', 'comments.xml'),
    ...images.map(({ name }, i) => relationship(`rPic${i + 1}`, 'image', `media/${name}`)),
    ...links.map((address, i) => relationship(`rLink${i + 1}`, 'hyperlink', address, outside)),
    ...linkedImages.map((address, i) => relationship(`rOut${i + 1}`, 'image', address, outside)),
  ]
}

export function wordFile(sample: WordSample): Buffer {
  const { body, title, creator, created, footnotes = [], comments = [], lists = [], images = [] } = sample
  const { more = [], moreLists = '', moreStyles = '' } = sample
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const core = [
    title === undefined ? '' : `<dc:title>${escaped(title)}</dc:title>`,
    creator === undefined ? '' : `<dc:creator>${escaped(creator)}</dc:creator>`,
    created === undefined ? '' : `<dcterms:created>${created}</dcterms:created>`,
  ]
  const notes = footnotes.map(
    (text, i) =>
      `<w:footnote w:id="${i + 1}">${paragraph(`<w:r><w:footnoteRef/></w:r>${run(` ${text}`)}`)}</w:footnote>`,
  )
  const said = comments.map((text, i) => `<w:comment w:id="${i}" w:author="A">${paragraph(text)}</w:comment>`)
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const kinds = ['png', 'jpeg', 'gif'].map((kind) => `<Default Extension="${kind}" ContentType="image/${kind}"/>`)
  return zip([
    {
      name: '[Content_Types].xml',
      data: declared(
        `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="emf" ContentType="image/x-emf"/>${kinds.join('')}<Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      data: declared(
        `<Relationships xmlns="${packages}/relationships">${relationship('r1', 'officeDocument', 'word/document.xml')}</Relationships>`,
      ),
    },
    {
      name: 'docProps/core.xml',
      data: declared(
        `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">${core.join('')}</cp:coreProperties>`,
      ),
    },
    { name: 'word/document.xml', data: declared(`<w:document ${namespaces}><w:body>${body}</w:body></w:document>`) },
    {
      name: 'word/_rels/document.xml.rels',
      data: declared(
        `<Relationships xmlns="${packages}/relationships">${relationshipsOf(sample).join('')}</Relationships>`,
      ),
    },
    {
      name: 'word/styles.xml',
      data: declared(
        `<w:styles ${namespaces}>${styles.map(([id, name]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`).join('')}${moreStyles}</w:styles>`,
      ),
    },
    { name: 'word/numbering.xml', data: numberingOf(lists, moreLists) },
    { name: 'word/footnotes.xml', data: declared(`<w:footnotes ${namespaces}>${notes.join('')}</w:footnotes>`) },
    { name: 'word/comments.xml', data: declared(`<w:comments ${namespaces}>${said.join('')}</w:comments>`) },
    ...images.map(({ name, data }) => ({ name: `word/media/${name}`, data })),
    ...more,
  ])
}
