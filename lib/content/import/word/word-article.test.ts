import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { blackPng, deflatedZeros, zip } from '@/lib/testing/attachment-samples'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import {
  cell,
  footnoteSign,
  item,
  paragraph,
  image,
  run,
  table,
  wordFile,
  type WordSample,
} from '@/lib/testing/word-samples'
import { ImageRefused } from '../../uploaded-images/limits'
import { typeOfImage } from '../../image-types'
import { readWord } from './word-article'

const folder = temporaryFolder()

const images = {
  folder,
  convert: (data: Buffer) => {
    const type = typeOfImage(data)
    return type ? Promise.resolve({ data, type }) : Promise.reject(new ImageRefused('imageKind'))
  },
}

const read = (sample: WordSample) => readWord(wordFile(sample), 'ten-tep', images)
const htmlOf = async (sample: WordSample) => (await read(sample)).html

/** The levels of a list, each written as 'kind text'. */
const levels = (...texts: string[]) =>
  texts.map((text): [string, string] => [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)])

const drawn = (...texts: string[]) =>
  `<w:drawing><wp:inline><a:graphic><a:graphicData>${texts.map((text) => `<wps:wsp><wps:txbx><w:txbxContent>${paragraph(text)}</w:txbxContent></wps:txbx></wps:wsp>`).join('')}</a:graphicData></a:graphic></wp:inline></w:drawing>`
const older = (shape: string, text: string) =>
  `<v:${shape}><v:textbox><w:txbxContent>${paragraph(text)}</w:txbxContent></v:textbox></v:${shape}>`
const eitherForm = (choice: string, fallback: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wpg">${choice}</mc:Choice>${fallback && `<mc:Fallback>${fallback}</mc:Fallback>`}</mc:AlternateContent></w:r>`

const field = (instruction: string, text: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">${instruction.slice(0, 9)}</w:instrText></w:r><w:r><w:instrText xml:space="preserve">${instruction.slice(9)}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(text)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

/** A text alone is what a single paragraph holds. */
const texts: Record<string, [sample: WordSample | string, html: string]> = {
  'headings by the outline, or by what their style is based on': [
    {
      moreStyles: [
        '<w:style w:type="paragraph" w:styleId="Chuong"><w:name w:val="Chương"/><w:basedOn w:val="Heading1"/></w:style>',
        '<w:style w:type="paragraph" w:styleId="Dieu"><w:name w:val="Điều"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>',
        '<w:style w:type="paragraph" w:styleId="Dau"><w:name w:val="Đầu đề 3"/></w:style>',
        '<w:style w:type="paragraph" w:styleId="MucLuc"><w:name w:val="TOC Heading"/><w:basedOn w:val="Heading1"/></w:style>',
      ].join(''),
      body:
        paragraph('Mục lục', 'MucLuc') +
        paragraph('Chương I', 'Chuong') +
        paragraph('Điều 1. Phạm vi', 'Dieu') +
        paragraph('Nhỏ', 'Dau') +
        paragraph('Theo dàn ý', '', '<w:outlineLvl w:val="1"/>') +
        paragraph('Thân', 'Dieu', '<w:outlineLvl w:val="9"/>') +
        paragraph('Dài '.repeat(80).trim(), '', '<w:outlineLvl w:val="2"/>'),
    },
    `<h1>Chương I</h1><h2>Điều 1. Phạm vi</h2><h3>Nhỏ</h3><h2>Theo dàn ý</h2><p>Thân</p><p>${'Dài '.repeat(80).trim()}</p>`,
  ],
  'words around a page break': [
    {
      body:
        paragraph('<w:r><w:t>a</w:t><w:br w:type="page"/><w:t>b</w:t></w:r>') +
        paragraph('<w:r><w:br w:type="page"/><w:t>c</w:t></w:r>'),
    },
    '<p>a<br>b</p><p>c</p>',
  ],
  links: [
    {
      links: ['https://luat.example/?a=1&b=2', 'file:///C:/x.docx'],
      body: paragraph(
        `<w:hyperlink r:id="rLink1">${run('luật')}</w:hyperlink><w:hyperlink r:id="rLink2">${run('tệp')}</w:hyperlink>`,
      ),
    },
    '<p><a href="https://luat.example/?a=1&amp;b=2">luật</a>tệp</p>',
  ],
  lists: [
    {
      lists: [levels('bullet •', 'bullet o'), levels('decimal %1.')],
      body: item('a', 1) + item('b', 1, 1) + item('c', 2) + item('d', 2),
    },
    '<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li><li>d</li></ol>',
  ],
  'numbers of a law as text': [
    {
      lists: [levels('decimal Điều %1.', 'decimal %2.', 'lowerLetter %3)')],
      body: ['Phạm vi', 'khoản', 'điểm', 'điểm', 'Đối tượng', 'khoản', 'điểm']
        .map((text) => item(text, 1, ['khoản', 'điểm'].indexOf(text) + 1))
        .join(''),
    },
    '<p>Điều 1. Phạm vi</p><ol><li>khoản</li></ol><p>a) điểm</p><p>b) điểm</p><p>Điều 2. Đối tượng</p><ol><li>khoản</li></ol><p>a) điểm</p>',
  ],
  'numbers of headings, by their style': [
    {
      lists: [[['upperRoman', 'Chương %1']]],
      moreStyles:
        '<w:style w:type="paragraph" w:styleId="Chuong"><w:name w:val="Chương"/><w:basedOn w:val="Goc"/></w:style>' +
        '<w:style w:type="paragraph" w:styleId="Goc"><w:name w:val="Gốc"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
      body:
        paragraph('a', 'Chuong') +
        paragraph('b', 'Chuong', '<w:numPr><w:numId w:val="0"/></w:numPr>') +
        paragraph('c', 'Chuong'),
    },
    '<p>Chương I a</p><p>b</p><p>Chương II c</p>',
  ],
  'lists that begin anew, or late': [
    {
      lists: [[['decimal', '%1.', 4]]],
      moreLists:
        '<w:num w:numId="7"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>',
      body: item('a', 1) + item('b', 1) + item('c', 7) + item('d', 7),
    },
    '<ol start="4"><li>a</li><li>b</li></ol><ol><li>c</li><li>d</li></ol>',
  ],
  footnotes: [
    { body: paragraph(run('a') + footnoteSign(1) + run('b') + footnoteSign(2)), footnotes: ['Một & hai', 'Ba'] },
    '<p>a<sup><a href="#fn-1">1</a></sup>b<sup><a href="#fn-2">2</a></sup></p><ol data-footnotes=""><li>Một &amp; hai</li><li>Ba</li></ol>',
  ],
  'tracked changes': [
    `${run('a')}<w:ins w:id="1">${run('mới')}</w:ins><w:del w:id="2"><w:r><w:delText>cũ</w:delText></w:r></w:del><w:moveFrom w:id="3">${run('đi')}</w:moveFrom>`,
    '<p>amới</p>',
  ],
  'deleted cells and rows': [
    {
      body: table(
        [cell('a'), cell('cũ', '<w:cellDel w:id="1"/>')],
        [cell('cũ', '<w:cellDel w:id="2"/>'), cell('cũ', '<w:cellDel w:id="3"/>')],
        [cell('mới', '<w:cellIns w:id="4"/>'), cell('c')],
      ).replace('<w:trPr><w:tblHeader/></w:trPr>', ''),
    },
    '<table><tbody><tr><td><p>a</p></td></tr><tr><td><p>mới</p></td><td><p>c</p></td></tr></tbody></table>',
  ],
  'paragraphs whose ends are deleted or moved': [
    {
      body: [
        paragraph('a ', '', '<w:rPr><w:del w:id="1"/></w:rPr>'),
        paragraph('b'),
        paragraph(`<w:moveFrom w:id="2">${run('đi')}</w:moveFrom>`, '', '<w:rPr><w:moveFrom w:id="3"/></w:rPr>'),
        paragraph('c'),
        table([cell('d').replace('<w:pPr>', '<w:pPr><w:rPr><w:del w:id="4"/></w:rPr>'), cell('e')]).replace(
          '<w:trPr><w:tblHeader/></w:trPr>',
          '',
        ),
      ].join(''),
    },
    '<p>a b</p><p>c</p><table><tbody><tr><td><p>d</p></td><td><p>e</p></td></tr></tbody></table>',
  ],
  'text that a style hides, and hidden rows': [
    {
      moreStyles:
        '<w:style w:type="character" w:styleId="An"><w:name w:val="Ẩn"/><w:rPr><w:vanish/></w:rPr></w:style>' +
        '<w:style w:type="paragraph" w:styleId="NoiBo"><w:name w:val="Nội bộ"/><w:basedOn w:val="Goc"/></w:style>' +
        '<w:style w:type="paragraph" w:styleId="Goc"><w:name w:val="Gốc"/><w:rPr><w:vanish/></w:rPr></w:style>',
      body:
        paragraph(run('a') + run('mật', '<w:rStyle w:val="An"/>')) +
        paragraph(run('mật') + run('b', '<w:vanish w:val="0"/>'), 'NoiBo') +
        table([cell('mật')], [cell('c')]).replace('<w:tblHeader/>', '<w:hidden/>'),
    },
    '<p>a</p><p>b</p><table><tbody><tr><td><p>c</p></td></tr></tbody></table>',
  ],
  'a link as a field, with a place, a tooltip and a window': [
    field(' HYPERLINK "https://luat.example/vb?id=12" \\l "dieu-5" ', 'a') +
      field(' HYPERLINK "https://luat.example/b" \\o "Chú giải" \\t "_blank" ', 'b') +
      field(' hyperlink \\t "_blank" https://luat.example/c ', 'c') +
      `<w:fldSimple w:instr=" HYPERLINK &quot;https://luat.example/d&quot; ">${run('d')}</w:fldSimple>`,
    '<p><a href="https://luat.example/vb?id=12#dieu-5">a</a><a href="https://luat.example/b">b</a><a href="https://luat.example/c">c</a><a href="https://luat.example/d">d</a></p>',
  ],
  'a large first letter in a frame': [
    {
      body:
        paragraph(run('Đ', '<w:sz w:val="100"/>'), '', '<w:framePr w:dropCap="drop" w:lines="3"/>') +
        paragraph(run('ầu năm'), '', '<w:keepNext/>'),
    },
    '<p>Đầu năm</p>',
  ],
  'tables of contents': [{ body: paragraph('Mục 1 ... 2', 'TOC1') + paragraph('a') }, '<p>a</p>'],
  'text boxes of one drawing, in their order': [
    {
      body: paragraph(
        eitherForm(drawn('một', 'hai', 'ba'), `<w:pict><v:group>${older('shape', 'một')}</v:group></w:pict>`),
      ),
    },
    '<p>một</p><p>hai</p><p>ba</p>',
  ],
  'text boxes in shapes of the older form': [
    `<w:r><w:pict>${older('oval', 'tròn')}${older('rect', 'vuông')}</w:pict></w:r>`,
    '<p>vuông</p><p>tròn</p>',
  ],
  'words with their pronunciation': [
    `<w:r><w:ruby><w:rubyPr/><w:rt>${run('hàn')}</w:rt><w:rubyBase>${run('漢')}</w:rubyBase></w:ruby></w:r>${run('x')}`,
    '<p>漢x</p>',
  ],
  'text struck twice': [run('a', '<w:dstrike/>') + run('b', '<w:dstrike w:val="0"/>'), '<p><s>a</s>b</p>'],
  'no words': [{ body: paragraph('') + paragraph(' ') }, ''],
}

test.each(Object.entries(texts))('%s', async (_, [sample, html]) => {
  const given = typeof sample === 'string' ? { body: paragraph(sample) } : sample
  const text = await htmlOf({ title: 'T', ...given })
  expect(text).toBe(html)
})

const titled: Record<string, [sample: WordSample, title: string, html: string]> = {
  'the property': [
    { title: 'Thuộc tính', body: paragraph('Kiểu', 'Title') + paragraph('a') },
    'Thuộc tính',
    '<h1>Kiểu</h1><p>a</p>',
  ],
  'the property that the text repeats': [
    { title: 'Luật Đất đai', body: paragraph('LUẬT ĐẤT ĐAI', 'Title') + paragraph('a') },
    'Luật Đất đai',
    '<p>a</p>',
  ],
  'the first heading': [
    { title: 'Microsoft Word - x.doc', body: paragraph('Một', 'Heading1') + paragraph('a') },
    'Một',
    '<p>a</p>',
  ],
  'the name of the file': [{ title: 'Document1', body: paragraph('a') }, 'ten-tep', '<p>a</p>'],
}

test.each(Object.entries(titled))('the title is %s', async (_, [sample, title, html]) => {
  expect(await read(sample)).toMatchObject({ title, html })
})

test('the number of a part is no title', async () => {
  expect((await read({ body: paragraph('Chương I', 'Heading1') + paragraph('Phạm vi', 'Heading2') })).title).toBe(
    'ten-tep',
  )
  expect((await read({ body: paragraph('Điều cần biết', 'Heading1') })).title).toBe('Điều cần biết')
})

test('who wrote it and when', async () => {
  const body = paragraph('a')
  const [creator, created] = ['TS. Nguyễn Văn An; Admin', '2026-01-02T03:04:05Z']
  const expected = { authors: ['TS. Nguyễn Văn An'], created: new Date(created) }
  expect(await read({ body, creator, created })).toMatchObject(expected)
  expect(await read({ body, creator: 'Windows User', created: 'x' })).toMatchObject({ authors: [], created: undefined })
})

test('images are stored with their descriptions and captions, others leave a gap', async () => {
  const emf = Buffer.from('emf')
  const {
    html,
    images: written,
    changes,
  } = await read({
    title: 'T',
    images: [
      { name: 'image1.png', data: blackPng(3, 2) },
      { name: 'image2.emf', data: emf },
    ],
    linkedImages: ['https://theo-doi.example/x.png'],
    body:
      paragraph(image('rPic1', 'Sơ đồ\n\nDescription automatically generated')) +
      paragraph('Hình 1', 'Caption') +
      paragraph(image('rPic2', 'Bản vẽ')) +
      paragraph(image('rOut1', 'Ngoài', 'link')) +
      paragraph(image('rOut1', 'Lạ', 'embed')),
  })
  expect(written).toHaveLength(1)
  const [{ file } = { file: '' }] = written
  expect(readdirSync(path.join(folder, 'images'))).toContain(file)
  expect(html).toBe(
    `<figure><img alt="Sơ đồ" src="${file}"><figcaption>Hình 1</figcaption></figure><p><img alt="Bản vẽ"></p><p><img alt="Ngoài"></p><p><img alt="Lạ"></p>`,
  )
  expect(changes).toEqual([
    'without picture 2: it is a drawing of Windows (EMF or WMF): insert it as PNG',
    'without picture 3: it is not in the file, but linked from elsewhere',
    'without picture 4: it is not in the file, but linked from elsewhere',
  ])
})

test('what is left out is reported', async () => {
  const { changes } = await read({
    title: 'T',
    comments: ['Sửa lại', 'Bỏ'],
    more: [{ name: 'word/vbaProject.bin', data: 'x' }],
    body:
      paragraph(`${run('a')}<w:ins w:id="1">${run('b')}</w:ins>${run('mật', '<w:vanish/>')}`) + paragraph('x', 'TOC1'),
  })
  expect(changes).toEqual([
    'without its macros',
    '1 tracked change: inserted text is taken, deleted text not',
    '2 comments are left out',
    '1 hidden text is left out',
    'its table of contents is left out: the page makes its own',
  ])
})

test('what names something that the file does not have does not end its reading', async () => {
  const link = (id: string) => `<w:hyperlink r:id="${id}">${run('liên kết')}</w:hyperlink>`
  const { changes, html } = await read({
    title: 'T',
    footnotes: ['Một'],
    body:
      paragraph(image('rPic9', 'Mất') + run('a') + footnoteSign(7) + footnoteSign(1) + link('rLink9')) +
      '<w:altChunk r:id="rChunk"/>',
  })
  expect(html).toContain('<p>a<sup><a href="#fn-1">1</a></sup>liên kết</p>')
  expect(changes).toEqual([
    '1 picture is not in the file',
    '1 note is not in the file',
    '1 address of a link is not in the file',
    'without a document that was inserted into it as a whole',
  ])
})

const refused: Record<string, [data: Buffer, message: string]> = {
  'no zip': [Buffer.from('Kính gửi'), 'it is no .docx file'],
  'a password': [
    Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    'it has a password',
  ],
  'the old kind': [Buffer.from('D0CF11E0A1B11AE100', 'hex'), 'it is a file of the old kind'],
  'a bomb': [
    wordFile({
      body: '',
      more: [{ name: 'word/media/a.png', data: deflatedZeros(300), packed: true, size: 300 * 1024 ** 2 }],
    }),
    'unpacks to too many bytes',
  ],
  'a bomb of text': [
    wordFile({
      body: '',
      more: [
        {
          name: 'word/document2.xml',
          data: Buffer.alloc(13 * 1024 ** 2, Buffer.from(Array.from({ length: 999 }, (_, i) => (i * 7919) % 251))),
        },
      ],
    }),
    'its text is too large (13 of at most 12 MB)',
  ],
  entities: [
    zip([
      { name: 'word/document.xml', data: '<!DOCTYPE a [<!ENTITY b "c">]><w:document xmlns:w="w">&b;</w:document>' },
    ]),
    'it defines entities',
  ],
  'broken XML': [
    zip([{ name: 'word/document.xml', data: '<w:document xmlns:w="w"><w:body>' }]),
    'a part of it is no XML',
  ],
}

test.each(Object.entries(refused))('%s is refused', async (_, [data, message]) => {
  await expect(readWord(data, 'x', images)).rejects.toThrow(message)
})
