import { holdsArchive, holdsScript, pdfMargin } from './polyglot'
import { FileRefused } from './refused'

/** A whole PDF that is nothing else as well; encrypted and scripted ones are as good as others. Throws FileRefused. */
export async function checkPdf(data: Buffer): Promise<Buffer> {
  const begins = data.subarray(0, 5).equals(Buffer.from('%PDF-'))
  const ends = data.subarray(-pdfMargin).includes('%%EOF')
  const head = data.subarray(0, pdfMargin)
  const isPage = holdsScript(head) || /<!doctype|<html|<svg|<body/i.test(head.toString('latin1'))
  if (!begins || !ends || isPage || holdsArchive(data)) throw new FileRefused('fileUnsafe')
  return data
}
