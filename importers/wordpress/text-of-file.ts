import { isAscii } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { Refusal } from '@/lib/operations/refusal'

/** Bytes that are read at once. */
const pieceSize = 1 << 16

/** Characters that XML does not allow, and that WordPress writes all the same. */
const notXml = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\uFFFE\uFFFF]/gu

const declaration = /<\?xml[^>]{0,200}\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i

/** Bytes of the longest letter of UTF-8. */
const longestLetter = 4

/** The one encoding that programs write in bytes of ASCII, after a byte of escape. */
const escaping = /^(?:cs)?iso-?2022-?jp$/i

const escapeByte = 0x1b

/** The pieces of a file. Its first letter beyond ASCII is whole in one of them: from it the encoding is known. */
async function* piecesOf(file: string): AsyncGenerator<Buffer> {
  let isUndecided = true
  let waiting: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(file, { highWaterMark: pieceSize }) as AsyncIterable<Buffer>) {
    const piece = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk
    const letter = isUndecided && !isAscii(piece) ? piece.findIndex((byte) => byte > 0x7f) : -1
    const mayBreakOff = letter >= 0 && piece.length - letter < longestLetter
    if (letter >= 0 && !mayBreakOff) isUndecided = false
    const end = mayBreakOff ? letter : piece.length
    waiting = piece.subarray(end)
    if (end > 0) yield piece.subarray(0, end)
  }
  if (waiting.length > 0) yield waiting
}

function isUtf8(piece: Buffer): boolean {
  try {
    // The piece may end within a letter.
    return /[^\0-~]/.test(new TextDecoder('utf-8', { fatal: true }).decode(piece, { stream: true }))
  } catch {
    return false
  }
}

/** UTF-16 by the first two bytes of a file. */
function utf16Of([a, b]: Buffer): string | undefined {
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be'
  return undefined
}

/**
 * A decoder for a file from a piece on before which all is ASCII; undefined if the piece is, too. Some programs declare
 * another encoding than they write.
 */
function decoderFrom(piece: Buffer, declared: string, file: string): TextDecoder | undefined {
  if (isAscii(piece) && !(escaping.test(declared) && piece.includes(escapeByte))) return undefined
  if (isUtf8(piece)) return new TextDecoder()
  const decoder = decoderOf(declared, file)
  // What declares it in ASCII is not written in it.
  return decoder.encoding.startsWith('utf-16') ? new TextDecoder() : decoder
}

function decoderOf(encoding: string, file: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new Refusal(`${file}: its encoding ${encoding} is unknown: save it as UTF-8`)
  }
}

/** The text without what stands before it, such as the warnings of a server. A document type stays, and is refused. */
function fromBeginning(text: string, onFault: (message: string) => void): string {
  const at = text.search(/<\?xml\s|<rss[\s>]/i)
  const before = text.slice(0, Math.max(at, 0))
  if (before === '' || /<!DOCTYPE/i.test(before)) return text
  const words = before
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (words !== '') onFault(`text before its beginning was left out: ${words.slice(0, 200)}`)
  return text.slice(at)
}

/**
 * The text of an XML file piece by piece, in whatever encoding it is, without what XML does not allow. Faults are reported
 * in words. Throws a Refusal for an encoding that nobody knows.
 */
export async function* textOfFile(file: string, onFault: (message: string) => void): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let declared: string | undefined
  for await (const piece of piecesOf(file)) {
    const isFirst = declared === undefined
    const utf16 = isFirst ? utf16Of(piece) : undefined
    declared ??= declaration.exec(piece.toString('latin1', 0, 2000))?.[1] ?? 'utf-8'
    if (!decoder) {
      decoder = utf16 ? new TextDecoder(utf16) : decoderFrom(piece, declared, file)
      if (decoder && decoder.encoding !== 'utf-8') onFault(`it is in the encoding ${decoder.encoding}, and no UTF-8`)
    }
    const decoded = decoder ? decoder.decode(piece, { stream: true }) : piece.toString('latin1')
    const clean = decoded.replace(notXml, '')
    if (clean.length < decoded.length) onFault('control characters that XML does not allow were left out')
    if (decoder && decoded.includes('\uFFFD'))
      onFault(`some characters are not ${decoder.encoding.toUpperCase()} and cannot be read: they are shown as \uFFFD`)
    yield isFirst ? fromBeginning(clean, onFault) : clean
  }
}
