/** Fonts from before Unicode drew Vietnamese letters in the places of Western ones. */

export type LegacyEncoding = 'TCVN3' | 'VNI'

/** TCVN 5712:1993 (ABC), the fonts `.VnTime` and alike: the letters of Windows-1252 and what they show. */
const tcvn3 = new Map(
  [
    ['¡¢£¤¥¦§', 'ĂÂÊÔƠƯĐ'],
    ['¨©ª«¬\u00ad®', 'ăâêôơưđ'],
    ['µ¶·¸¹', 'àảãáạ'],
    ['»¼½¾Æ', 'ằẳẵắặ'],
    ['ÇÈÉÊË', 'ầẩẫấậ'],
    ['ÌÎÏÐÑ', 'èẻẽéẹ'],
    ['ÒÓÔÕÖ', 'ềểễếệ'],
    ['×ØÜÝÞ', 'ìỉĩíị'],
    ['ßáâãä', 'òỏõóọ'],
    ['åæçèé', 'ồổỗốộ'],
    ['êëìíî', 'ờởỡớợ'],
    ['ïñòóô', 'ùủũúụ'],
    ['õö÷øù', 'ừửữứự'],
    ['úûüýþ', 'ỳỷỹýỵ'],
  ].flatMap(([from = '', to = '']) => [...from].map((sign, i): [string, string] => [sign, [...to][i] ?? sign])),
)

const [acute, grave, hook, tilde, dot, circumflex, breve] = [
  '\u0301',
  '\u0300',
  '\u0309',
  '\u0303',
  '\u0323',
  '\u0302',
  '\u0306',
]

/** VNI, the fonts `VNI-Times` and alike: a letter, and after it a Western letter for its marks. */
const vniMarks = new Map([
  ['ù', acute],
  ['ø', grave],
  ['û', hook],
  ['õ', tilde],
  ['ï', dot],
  ['â', circumflex],
  ['á', circumflex + acute],
  ['à', circumflex + grave],
  ['å', circumflex + hook],
  ['ã', circumflex + tilde],
  ['ä', circumflex + dot],
  ['ê', breve],
  ['é', breve + acute],
  ['è', breve + grave],
  ['ú', breve + hook],
  ['ü', breve + tilde],
  ['ë', breve + dot],
])

const vniLetters = new Map([...'ñôöíìæóòî'].map((sign, i): [string, string] => [sign, [...'đơưíìỉĩịỵ'][i] ?? sign]))

const vniLetter = /([aeouyôö])([ùøûõïâáàåãäêéèúüë])?|[ñíìæóòî]/gi

const isUpper = (sign: string): boolean => sign !== sign.toLowerCase()

function vniUnicode(whole: string, base = whole, mark = ''): string {
  const lower = base.toLowerCase()
  const letter = (vniLetters.get(lower) ?? lower) + (vniMarks.get(mark.toLowerCase()) ?? '')
  const made = letter.normalize('NFC')
  return isUpper(base) ? made.toUpperCase() : made
}

/** Some programs write the places of such a font as those of a font of symbols. */
const plain = (text: string): string =>
  text.replace(/[\uf0a0-\uf0ff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xf000))

export function fromLegacy(text: string, encoding: LegacyEncoding): string {
  if (encoding === 'VNI')
    return plain(text).replace(vniLetter, (...result: [string, string?, string?]) =>
      vniUnicode(result[0], result[1], result[2]),
    )
  return plain(text).replace(/[\u00a0-\u00ff]/g, (sign) => tcvn3.get(sign) ?? sign)
}

export const beginsWithMark = (text: string): boolean => vniMarks.has((plain(text)[0] ?? '').toLowerCase())

/** Letters that Vietnamese has in Unicode only: a text with them is in no legacy encoding, whatever its font is. */
export const isUnicode = (text: string): boolean => /[ĂăĐđĨĩŨũƠơƯưẠ-ỹ]/.test(text)

export const looksLegacy = (text: string): boolean =>
  /(?![àáâãèéêìíòóôõùúýÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝ])[\u00a1-\u00ff\uf0a0-\uf0ff]/.test(text)

/** The encoding that a font draws; undefined for any other font. Fonts whose name ends with H show capitals only. */
export function encodingOfFont(font: string): { encoding: LegacyEncoding; isCapitals: boolean } | undefined {
  if (/^\.vn/i.test(font)) return { encoding: 'TCVN3', isCapitals: /[a-z]H$/.test(font) }
  return /^vni[- ]/i.test(font) ? { encoding: 'VNI', isCapitals: false } : undefined
}
