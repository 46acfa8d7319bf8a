import { fileTypeFromBuffer } from 'file-type/core'
import { FileRefused } from './refused'

/** Number of bytes in which PDF readers search for the header. */
const margin = 1024

/** Bytes that programs and transfers put around a file: byte 0, spaces, Ctrl-Z, and the byte order marks. */
const paddingBytes = new Uint8Array(256)
for (const byte of Buffer.from('\0\t\n\v\f\r\x1A \xEF\xBB\xBF\xFE\xFF', 'latin1')) paddingBytes[byte] = 1

/**
 * Where the header begins, and what precedes it after padding; undefined if readers find none. Any length of padding may
 * precede it, and 1024 bytes of anything else.
 */
export function pdfStart(data: Buffer): { at: number; before: Buffer } | undefined {
  let from = 0
  while (from < data.length && paddingBytes[data[from] ?? 0]) from++
  const result = data.subarray(from, from + margin).indexOf('%PDF-')
  return result === -1 ? undefined : { at: from + result, before: data.subarray(from, from + result) }
}

/** A page, a drawing or a script where a program could begin to read the file as one. */
const markup = /<(?:[!?]|\/?[a-z])/i
const markupInHeader = /<!doctype|<html|<svg|<head|<body|<iframe|<script|<\?(?:php|xml)/i

const anotherFile = /^[^\S\n]*(?:#!|@?echo\b|MZ|PK)|^(?:mime-version:|content-type:\s*(?:multipart|text\/html))/im

/** Control characters except those of plain text, of padding, and the one that begins a job of a printer. */
// oxlint-disable-next-line no-control-regex
const noText = /(?![\t\n\v\f\r\x1A\x1B])[\x00-\x1F\x7F]/

async function isHarmless(before: Buffer): Promise<boolean> {
  // Without the byte 0, UTF-16 is read too.
  const text = before.toString('latin1').replaceAll('\0', '')
  if (noText.test(text) || markup.test(text) || anotherFile.test(text)) return false
  return (await fileTypeFromBuffer(before)) === undefined
}

function firstObject(data: Buffer, start: number): number {
  const match = /\d\s{1,9}\d{1,10}\s{1,9}obj\b/.exec(data.toString('latin1', start, start + margin))
  return match?.index ?? margin
}

/** Whether a later version of the file begins after its last end marker, and does not end itself. */
const isCutOff = (after: Buffer) => /\d\s{1,9}\d{1,10}\s{1,9}obj\b|\bendstream\b/.test(after.toString('latin1'))

/**
 * Checks that a file is a complete PDF, and does not begin like a file of another format. It may have padding or a few
 * lines of text before its header, and anything after its end. Encrypted PDFs and PDFs with scripts are accepted. Throws
 * FileRefused.
 */
export async function checkPdf(data: Buffer): Promise<Buffer> {
  const start = pdfStart(data)
  if (!start) throw new FileRefused('fileMismatch')
  const header = data.toString('latin1', start.at, start.at + firstObject(data, start.at))
  if (!(await isHarmless(start.before)) || markupInHeader.test(header)) throw new FileRefused('fileUnsafe')
  const ends = data.lastIndexOf('%%EOF')
  if (ends < start.at || isCutOff(data.subarray(ends))) throw new FileRefused('fileDamaged')
  return data
}
