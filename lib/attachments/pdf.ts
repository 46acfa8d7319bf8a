import { holdsArchive, holdsScript, pdfMargin } from './polyglot'
import { FileRefused } from './refused'

/**
 * Checks that a file is a complete PDF, and not a valid file of another format too. Encrypted PDFs and PDFs with
 * scripts are accepted. Throws FileRefused.
 */
export async function checkPdf(data: Buffer): Promise<Buffer> {
  const begins = data.subarray(0, 5).equals(Buffer.from('%PDF-'))
  const ends = data.subarray(-pdfMargin).includes('%%EOF')
  const head = data.subarray(0, pdfMargin)
  const isPage = holdsScript(head) || /<!doctype|<html|<svg|<body/i.test(head.toString('latin1'))
  if (!begins || !ends || isPage || holdsArchive(data)) throw new FileRefused('fileUnsafe')
  return data
}
