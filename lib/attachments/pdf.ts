import { fileTypeFromBuffer } from 'file-type/core'
import { afterPadding, archivesIn, pdfMargin, pdfStart, placesOf } from './polyglot'
import { FileRefused } from './refused'

/** A page, a drawing or a script where a program could begin to read the file as one. */
const markup = /<(?:[!?]|\/?[a-z])/i
const markupInHeader = /<!doctype|<html|<svg|<head|<body|<iframe|<script|<\?(?:php|xml)/i

/** The beginning of a script, a program, an archive, or a saved web page. */
const anotherFile = /^[^\S\n]*(?:#!|@?echo\b|MZ|PK)|^(?:mime-version:|content-type:\s*(?:multipart|text\/html))/im

/** Control characters except those of plain text, of padding, and the one that begins a job of a printer. */
// oxlint-disable-next-line no-control-regex
const noText = /(?![\t\n\v\f\r\x1A\x1B])[\x00-\x1F\x7F]/

/**
 * Whether what precedes the header is harmless: padding, or plain text such as the job of a printer. Nothing that is
 * the beginning of a program, page or file of another format.
 */
async function isHarmlessBefore(before: Buffer): Promise<boolean> {
  const written = afterPadding(before)
  if (written === -1) return true
  // Only what follows the padding, which may be long. Without the byte 0, UTF-16 is read too.
  const text = before.toString('latin1', written).replaceAll('\0', '')
  if (noText.test(text) || markup.test(text) || anotherFile.test(text)) return false
  return (await fileTypeFromBuffer(before)) === undefined
}

/** Where the first object of a PDF begins, as an offset from its header; at most as far as readers search for one. */
function firstObject(data: Buffer, start: number): number {
  const found = /\d\s{1,9}\d{1,10}\s{1,9}obj\b/.exec(data.toString('latin1', start, start + pdfMargin))
  return found?.index ?? pdfMargin
}

/** Ends of the zips that are whole streams of the PDF, in order. */
function endsOfZips(data: Buffer): number[] {
  const endRecord = 22
  return placesOf(data, 'PK\x05\x06', mostArchives).flatMap((at) => {
    if (at + endRecord > data.length) return []
    const end = at + endRecord + data.readUInt16LE(at + endRecord - 2)
    return /^\s*endstream/.test(data.toString('latin1', end, end + 20)) ? [end] : []
  })
}

/** Archives and streams beyond which a PDF is refused: no real one of that size has as many. */
const mostArchives = 1000
const mostStreams = 200_000

/** Where the contents of the PDF's streams begin and end, in order. */
function* streamsIn(data: Buffer): Generator<readonly [number, number]> {
  const ends = endsOfZips(data)
  let from = 0
  let next = 0
  for (let words = 0; words < mostStreams; words++) {
    const opened = data.indexOf('stream', from)
    if (opened === -1) return
    from = opened + 6
    if (data.toString('latin1', opened - 3, opened) === 'end') continue
    const line = /^\r?\n/.exec(data.toString('latin1', from, from + 2))?.[0]
    if (!line) continue
    const content = from + line.length
    while ((ends[next] ?? data.length) < content) next++
    // A zip can have the word in one of its own files.
    const isZip = data.toString('latin1', content, content + 4) === 'PK\x03\x04'
    const end = (isZip ? ends[next] : undefined) ?? data.indexOf('endstream', content)
    if (end === -1) return
    yield [content, end]
    from = end
  }
}

/**
 * Whether an archive is anywhere but in a stream of the PDF. In a stream it is an attachment: LibreOffice stores the
 * document that a PDF was made of there, as a zip.
 */
function holdsLooseArchive(data: Buffer): boolean {
  const archives = archivesIn(data, mostArchives)
  if (archives.length === 0) return false
  if (archives.length >= mostArchives) return true
  const streams = streamsIn(data)
  let stream = streams.next()
  return archives.some((at) => {
    while (!stream.done && stream.value[1] <= at) stream = streams.next()
    return stream.done || at < stream.value[0]
  })
}

/** Whether a later version of the file begins after its last end marker, and does not end itself. */
const isCutOff = (after: Buffer) => /\d\s{1,9}\d{1,10}\s{1,9}obj\b|\bendstream\b/.test(after.toString('latin1'))

/**
 * Checks that a file is a complete PDF, and not a valid file of another format too. It may have padding or a few lines
 * of text before its header, and anything but an archive after its end. Encrypted PDFs and PDFs with scripts are
 * accepted. Throws FileRefused.
 */
export async function checkPdf(data: Buffer): Promise<Buffer> {
  const start = pdfStart(data)
  if (!start) throw new FileRefused('fileMismatch')
  const header = data.toString('latin1', start.at, start.at + firstObject(data, start.at))
  const isAnotherFormat = !(await isHarmlessBefore(data.subarray(0, start.at))) || markupInHeader.test(header)
  if (isAnotherFormat || holdsLooseArchive(data)) throw new FileRefused('fileUnsafe')
  const ends = data.lastIndexOf('%%EOF')
  if (ends < start.at || isCutOff(data.subarray(ends))) throw new FileRefused('fileDamaged')
  return data
}
