import { createReadStream } from 'node:fs'
import { Refusal } from '@/lib/operations/refusal'

/** Bytes that are read at once. */
const pieceSize = 1 << 16

/** Characters that XML does not allow, and that WordPress writes all the same. */
const notXml = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\uFFFE\uFFFF]/gu

const declaration = /<\?xml[^>]{0,200}\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i

function isUtf8(piece: Buffer): boolean {
  try {
    // The piece may end within a letter.
    return /[^\0-~]/.test(new TextDecoder('utf-8', { fatal: true }).decode(piece, { stream: true }))
  } catch {
    return false
  }
}

/** The encoding of a file that begins so. Some programs declare another one than they write. */
function encodingOf(first: Buffer): string {
  const [a, b] = first
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be'
  const declared = declaration.exec(first.toString('latin1', 0, 2000))?.[1]?.toLowerCase() ?? 'utf-8'
  return isUtf8(first) ? 'utf-8' : declared
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
  for await (const chunk of createReadStream(file, { highWaterMark: pieceSize }) as AsyncIterable<Buffer>) {
    const isFirst = decoder === undefined
    decoder ??= decoderOf(encodingOf(chunk), file)
    const decoded = decoder.decode(chunk, { stream: true })
    if (isFirst && decoder.encoding !== 'utf-8') onFault(`it is in the encoding ${decoder.encoding}, and no UTF-8`)
    const clean = decoded.replace(notXml, '')
    if (clean.length < decoded.length) onFault('control characters that XML does not allow were left out')
    if (decoded.includes('\uFFFD'))
      onFault(`some characters are not ${decoder.encoding.toUpperCase()} and cannot be read: they are shown as \uFFFD`)
    yield isFirst ? fromBeginning(clean, onFault) : clean
  }
}
