import { isUtf8 } from 'node:buffer'
import { fileTypeFromBuffer } from 'file-type/core'
import { holdsArchive, holdsPdf } from './polyglot'
import { FileRefused } from './refused'

/**
 * Text-based formats, by their names in `file-type`. Its other results are ignored: a letter that begins with "BMW"
 * would be detected as a bitmap.
 */
const writtenFormats = new Set(['xml', 'rtf', 'ps', 'eps'])

/** Number of bytes that are enough to detect a format. */
const beginning = 4100

/**
 * The beginning of a page, a drawing or a script, by the rules that browsers use for sniffing (WHATWG MIME Sniffing
 * 7.1).
 */
const markup = /^(?:#!|<[!?]|<(?:html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|math)[\s/>])/i

/** Control characters except tab, newline, return and form feed; and noncharacters. */
const noText = /(?![\t\n\r\f])[\p{Cc}\p{Noncharacter_Code_Point}]/u

const spaces = new Set([...'\t\n\r\f'].map((space) => space.charCodeAt(0)))

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

function read(data: Buffer): string | undefined {
  if (data[0] === 0xff && data[1] === 0xfe) return readUnicode(data, 'utf-16le')
  if (data[0] === 0xfe && data[1] === 0xff) return readUnicode(data, 'utf-16be')
  return isUtf8(data) ? readUnicode(data, 'utf-8') : readLegacy(data)
}

/**
 * Checks that a file is text, and not a valid file of another format too. Accepts UTF-8, UTF-16 with a byte order mark,
 * and legacy encodings. Throws FileRefused.
 */
export async function checkPlainText(data: Buffer): Promise<Buffer> {
  const text = read(data)
  if (text === undefined || markup.test(text.trimStart())) throw new FileRefused('fileKind')
  const format = await fileTypeFromBuffer(data.subarray(0, beginning))
  if (format && writtenFormats.has(format.ext)) throw new FileRefused('fileKind')
  if (holdsPdf(data) || holdsArchive(data)) throw new FileRefused('fileUnsafe')
  return data
}
