import { createReadStream } from 'node:fs'
import { singleSpaced } from '@/lib/domain/text'
import { Refusal } from '@/lib/operations/refusal'

const pieceSize = 1 << 16

/** Characters that XML does not allow, and that WordPress writes all the same. */
const notXml = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\uFFFE\uFFFF]/gu

const declaration = /<\?xml[^>]{0,200}\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i

function utf16Of([a, b]: Buffer): string | undefined {
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be'
  return undefined
}

const piecesOf = (file: string) => createReadStream(file, { highWaterMark: pieceSize }) as AsyncIterable<Buffer>

function canDecode(decoder: TextDecoder, piece: Buffer): boolean {
  try {
    decoder.decode(piece, { stream: true })
    return true
  } catch {
    return false
  }
}

/** UTF-16 by its first bytes, UTF-8 if it is that, whatever it declares, and otherwise the one that it declares. */
async function encodingOf(file: string): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let declared: string | undefined
  for await (const piece of piecesOf(file)) {
    const utf16 = declared === undefined ? utf16Of(piece) : undefined
    if (utf16) return utf16
    declared ??= declaration.exec(piece.toString('latin1', 0, 2000))?.[1] ?? 'utf-8'
    // What declares UTF-16 in ASCII is not written in it.
    if (!canDecode(utf8, piece)) return /^utf-?16/i.test(declared) ? 'utf-8' : declared
  }
  return 'utf-8'
}

function decoderOf(encoding: string, file: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new Refusal(`${file}: its encoding ${encoding} is unknown: save it as UTF-8`)
  }
}

/** The text without what stands before it, such as the warnings of a server. A document type stays, and is refused. */
function fromBeginning(text: string, onError: (message: string) => void): string {
  const at = text.search(/<\?xml\s|<rss[\s>]/i)
  const before = text.slice(0, Math.max(at, 0))
  if (before === '' || /<!DOCTYPE/i.test(before)) return text
  const words = singleSpaced(before.replace(/<[^<>]*>/g, ' '))
  if (words !== '') onError(`text before its beginning was left out: ${words.slice(0, 200)}`)
  return text.slice(at)
}

/** Piece by piece, without what XML does not allow. Throws a Refusal for an encoding that nobody knows. */
export async function* textOfFile(file: string, onError: (message: string) => void): AsyncGenerator<string> {
  const decoder = decoderOf(await encodingOf(file), file)
  const { encoding } = decoder
  if (encoding !== 'utf-8') onError(`it is in the encoding ${encoding}, and no UTF-8`)
  let isFirst = true
  for await (const piece of piecesOf(file)) {
    const decoded = decoder.decode(piece, { stream: true })
    const clean = decoded.replace(notXml, '')
    if (clean.length < decoded.length) onError('control characters that XML does not allow were left out')
    if (decoded.includes('\uFFFD'))
      onError(`some characters are not ${encoding.toUpperCase()} and cannot be read: they are shown as \uFFFD`)
    yield isFirst ? fromBeginning(clean, onError) : clean
    isFirst = false
  }
}
