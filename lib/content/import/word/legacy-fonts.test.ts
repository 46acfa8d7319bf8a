import { expect, test } from '@jest/globals'
import { paragraph, run, wordFile, type WordSample } from '@/lib/testing/word-samples'
import { fromLegacy } from './vietnamese-encodings'
import { readWord } from './word-article'

const vietnamese = 'aàảãáạ ăằẳẵắặ âầẩẫấậ đ eèẻẽéẹ êềểễếệ iìỉĩíị oòỏõóọ ôồổỗốộ ơờởỡớợ uùủũúụ ưừửữứự yỳỷỹýỵ ĂÂÊÔƠƯĐ'

test('all letters of TCVN3', () => {
  const tcvn3 = 'aµ¶·¸¹ ¨»¼½¾Æ ©ÇÈÉÊË ® eÌÎÏÐÑ ªÒÓÔÕÖ i×ØÜÝÞ oßáâãä «åæçèé ¬êëìíî uïñòóô \u00adõö÷øù yúûüýþ ¡¢£¤¥¦§'
  expect(fromLegacy(tcvn3, 'TCVN3')).toBe(vietnamese)
})

test('all letters of VNI', () => {
  const vni =
    'aaøaûaõaùaï aêaèaúaüaéaë aâaàaåaãaáaä ñ eeøeûeõeùeï eâeàeåeãeáeä iìæóíò ooøoûoõoùoï oâoàoåoãoáoä ôôøôûôõôùôï uuøuûuõuùuï ööøöûöõöùöï yyøyûyõyùî AÊAÂEÂOÂÔÖÑ'
  expect(fromLegacy(vni, 'VNI')).toBe(vietnamese)
  expect(fromLegacy('COÄNG HOØA XAÕ HOÄI', 'VNI')).toBe('CỘNG HÒA XÃ HỘI')
})

const font = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`
const images = { folder: '', convert: () => Promise.reject(new Error()) }
const read = (sample: WordSample) => readWord(wordFile(sample), 'ten-tep', images)
const note = (count: string, name: string) =>
  `${count} in the encoding ${name} from before Unicode: converted, read it before publishing`

test('a text in .VnTime, with capitals, a note and a title', async () => {
  const article = await read({
    title: 'LuËt §Êt ®ai',
    creator: 'NguyÔn V¨n An',
    footnotes: ['x'],
    body:
      paragraph(run('bé t­ ph¸p', font('.VnTimeH'))) +
      paragraph(run('§iÒu 1. Ph¹m vi ®iÒu chØnh', font('.VnTime')) + run(' “Điều” ', font('Times New Roman'))) +
      paragraph(`<w:r><w:rPr>${font('.VnTime')}</w:rPr><w:t>Ng</w:t><w:softHyphen/><w:t>êi</w:t></w:r>`),
  })
  expect(article).toMatchObject({
    title: 'Luật Đất đai',
    authors: ['Nguyễn Văn An'],
    html: '<p>BỘ TƯ PHÁP</p><p>Điều 1. Phạm vi điều chỉnh “Điều” </p><p>Người</p>',
    changes: [note('3 paragraphs', 'TCVN3')],
  })
})

test('a letter of VNI and its marks in two runs, with the font of the style', async () => {
  const { changes, html } = await read({
    moreStyles: `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr>${font('VNI-Times')}</w:rPr></w:style>`,
    lists: [[['decimal', 'Ñieàu %1.']]],
    body: paragraph(run('Pha') + run('ïm vi'), '', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
  })
  expect({ changes, html }).toEqual({ changes: [note('1 paragraph', 'VNI')], html: '<p>Điều 1. Phạm vi</p>' })
})

test('a text that is in Unicode already stays, whatever its font is', async () => {
  const { changes, html } = await read({
    body: ['Phạm vi điều chỉnh', 'và', 'cá nhân'].map((text) => paragraph(run(text, font('.VnTime')))).join(''),
  })
  expect({ changes, html }).toEqual({ changes: [], html: '<p>Phạm vi điều chỉnh</p><p>và</p><p>cá nhân</p>' })
})
