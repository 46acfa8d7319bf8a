import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { charactersOf, namesOf } from '@/tools/fonts/sfnt'
import { renderable } from './renderable-text'
import { faces } from './faces'

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

const rare =
  '𠅤𠙶𡎚𡐓𣗋𣲗𣲘𣸣𤧛𤩽𤫉𥔲𥕢𦈡𦒍𦝼𦭜𦰡𧿹𨐈𨙸𨚕𨟠𨱇𨱏𨱔𨺙𩽾𩾃𩾌𪟝𪣻𪨰𪩘𪾢𫄧𫄨𫄷𫄸𫌀𫍣𫍯𫍲𫍽𫐄𫐐𫐓𫓧𫓯𫓶𫓹𫔍𫔎𫔶𫖮𫖯𫖳𫗧𫗴𫘜𫘝𫘦𫘧𫘨𫘪𫘬𫚕𫚖𫚭𫛭𫟅𫟦𫟹𫟼𫠆𫠊𫠜𫢸𫭟𫭢𫭼𫮃𫰛𫵷𫶇𫷷𫸩𬀩𬀪𬂩𬃊𬇕𬇙𬇹𬉼𬊈𬊤𬌗𬍛𬍡𬍤𬒈𬒔𬒗𬘓𬘘𬘡𬘩𬘫𬘬𬘭𬘯𬙂𬙊𬙋𬜬𬜯𬞟𬟁𬟽𬣙𬣞𬣡𬣳𬤇𬤊𬤝𬨂𬨎𬩽𬪩𬬩𬬭𬬮𬬱𬬸𬬹𬬻𬬿𬭁𬭊𬭎𬭚𬭛𬭤𬭩𬭬𬭯𬭳𬭶𬭸𬭼𬮱𬮿𬯀𬯎𬱖𬱟𬳵𬳶𬳽𬳿𬴂𬴃𬴊𬶋𬶍𬶏𬶐𬶟𬶠𬶨𬶭𬶮𬷕𬸘𬸚𬸣𬸦𬸪𬹼𬺈𬺓'

const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
const vietnamese = [
  ...'bcdđghklmnpqrstvxfjwz',
  ...[...'aăâeêioôơuưy'].flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize('NFC'))),
].join('')

test.each([
  ['Vietnamese', vietnamese + vietnamese.toUpperCase()],
  ['GBK and all of its plane', range(0x4e00, 0x9fff) + range(0x3400, 0x4dbf)],
  ['the rarer characters of the general table', rare],
  ['Chinese punctuation', '，。、；：？！“”‘’（）《》〈〉【】「」『』—…·～％￥'],
  ['signs', '!"#$%&\'()*+,-./:;<=>?@[]^_`{|}~–—•§©®™°±×₫€£¥½²³→'],
  ['Cyrillic and Western names', 'ЖщяёÄÖÜßçñøåÅłŁśžŠčőþð'],
])('%s: every character is rendered', (_, text) => {
  expect([...text].filter((character) => renderable(`x${character}x`) !== `x${character.normalize('NFC')}x`)).toEqual(
    [],
  )
})

test.each([
  ['Chúc mừng 🎉 năm mới 👨‍👩‍👧 🇻🇳', 'Chúc mừng năm mới'],
  ['a\u0000b\u0007c\u200dd\u202ee', 'abcde'],
  ['1\ufe0f\u20e3 葛\u{e0100}城', '1 葛城'],
  ['Lua\u0302\u0323t', 'Luật'],
  ['🎉', ''],
])('%j is rendered as %j', (text, rendered) => {
  expect(renderable(text)).toBe(rendered)
})

test('the characters that count as renderable are those in the fonts', () => {
  const codes = new Set(Object.values(faces).flatMap(({ file }) => [...charactersOf(readFileSync(file))]))
  const wrong = []
  for (let code = 0x21; code <= 0x3ffff; code++) {
    const character = String.fromCodePoint(code)
    if (
      /[\p{Cs}\p{Cf}\p{Cc}\p{Z}\p{M}\p{Variation_Selector}]/u.test(character) ||
      character.normalize('NFC') !== character
    )
      continue
    if ((renderable(character) === character) !== codes.has(code)) wrong.push(code)
  }
  expect(wrong).toEqual([])
})

test.each(Object.entries(faces))(
  'the font %s includes its licence, and has a unique name',
  (name, { family, file }) => {
    const names = namesOf(readFileSync(file))
    expect(names.get(1)).toBe(family)
    expect(names.get(0)).toMatch(/Copyright|\(c\)/)
    expect(names.get(13)).toContain('SIL Open Font License')
    expect(readFileSync(`lib/seo/preview/fonts/OFL-${name}.txt`, 'utf8')).toContain('SIL OPEN FONT LICENSE')
  },
)
