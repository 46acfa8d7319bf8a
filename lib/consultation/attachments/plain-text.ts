import { isUtf8 } from 'node:buffer'
import { fileTypeFromBuffer } from 'file-type/core'
import { FileRefused } from './refused'

/**
 * Text-based formats, by their names in `file-type`. Its other results are ignored: a letter that begins with "BMW"
 * would be detected as a bitmap.
 */
const writtenFormats = new Set(['xml', 'rtf', 'ps', 'eps'])

const beginning = 4100

/**
 * The beginning of a page, a drawing or a script, by the rules that browsers use for sniffing (WHATWG MIME Sniffing
 * 7.1).
 */
const markup = /^(?:#!|<[!?]|<(?:html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|math)[\s/>])/i

/**
 * Control characters that texts have: tab, newline, return, the line break of Word (vertical tab), the page break (form
 * feed), the end of a text of DOS (Ctrl-Z), and the next line of Unicode, which large computers write.
 */
const written = '\t\n\v\f\r\x1A\x85'

const noText = new RegExp(`(?![${written}])[\\p{Cc}\\p{Noncharacter_Code_Point}]`, 'u')

/** What the other half of the bytes of UTF-16 shows as a rule: characters for private use, or none at all. */
const unassigned = /[\p{Co}\p{Cn}]/u

/** What every text has, and what other data read as UTF-16 seldom have. */
const hasSpaceOrLetter = /[\t\n\r\x20-\x7E]/

const spaces = new Set(Buffer.from(written))

/**
 * Decodes a legacy encoding (Vietnamese, Western or Chinese) as one byte per character; which one it is cannot be
 * detected.
 */
function readLegacy(data: Buffer): string | undefined {
  const isText = data.every((byte) => (byte >= 0x20 && byte !== 0x7f) || spaces.has(byte))
  return isText ? data.toString('latin1') : undefined
}

function readUnicode(data: Buffer, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(data)
    return noText.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Reads UTF-16 without a byte order mark. Which byte comes first cannot always be detected, so both readings that are
 * text are returned.
 */
function readUnmarked(data: Buffer): string[] {
  return ['utf-16le', 'utf-16be']
    .map((encoding) => readUnicode(data, encoding))
    .filter((text) => text !== undefined)
    .filter((text) => hasSpaceOrLetter.test(text) && !unassigned.test(text))
}

function readings(data: Buffer): string[] {
  const marked = { fffe: 'utf-16le', feff: 'utf-16be' }[data.toString('hex', 0, 2)]
  if (marked) return [readUnicode(data, marked)].filter((text) => text !== undefined)
  const text = isUtf8(data) ? readUnicode(data, 'utf-8') : readLegacy(data)
  return text === undefined ? readUnmarked(data) : [text]
}

/**
 * Checks that a file is text, and does not begin like a page or a script. Accepts UTF-8, UTF-16, and legacy encodings.
 * Throws FileRefused.
 */
export async function checkPlainText(data: Buffer): Promise<Buffer> {
  const texts = readings(data)
  if (texts.length === 0 || texts.some((text) => markup.test(text.trimStart()))) throw new FileRefused('fileMismatch')
  const format = await fileTypeFromBuffer(data.subarray(0, beginning))
  if (format && writtenFormats.has(format.ext)) throw new FileRefused('fileMismatch')
  return data
}
