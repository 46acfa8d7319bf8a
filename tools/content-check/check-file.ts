import path from 'node:path'
import sharp from 'sharp'
import { checkFile } from '@/lib/consultation/attachments/check'
import { checkDocument } from '@/lib/consultation/attachments/document'
import { FileRefused } from '@/lib/consultation/attachments/refused'
import { documentType } from '@/lib/content/document-types'
import { imageType } from '@/lib/content/image-types'
import { convert } from '@/lib/content/uploaded-images/convert'
import { ImageRefused } from '@/lib/content/uploaded-images/limits'
import type { Language } from '@/lib/domain/languages'
import en from '@/messages/en.json'
import { htmlLosses, lossLines } from './html-losses'

export interface CheckedFile {
  lines: string[]
  isError: boolean
}

const kilobytes = (data: Buffer) => `${Math.ceil(data.length / 1024)} KB`

const sentences = { ...en.consultation.errors, ...en.studio } as Record<string, unknown>

async function used(as: string, check: () => Promise<string>): Promise<CheckedFile> {
  try {
    return { lines: [`${as}: ${await check()}`], isError: false }
  } catch (error) {
    if (!(error instanceof FileRefused) && !(error instanceof ImageRefused)) throw error
    return { lines: [`${as}: refused, ${error.error}: ${String(sentences[error.error] ?? '')}`], isError: true }
  }
}

async function asAttachment(data: Buffer, name: string): Promise<string> {
  const checked = await checkFile(data, name)
  const isSame = checked.data.equals(data)
  return `taken as ${checked.name}, ${checked.type}, ${isSame ? 'unchanged' : `encoded again, ${kilobytes(checked.data)}`}`
}

async function asImage(data: Buffer): Promise<string> {
  const converted = await convert(data)
  const [before, after] = [
    await sharp(data)
      .metadata()
      .catch(() => undefined),
    await sharp(converted.data).metadata(),
  ]
  const size = before ? `${before.width} × ${before.height}` : 'another format'
  return `taken, ${size} becomes ${after.width} × ${after.height}, ${converted.type}, ${kilobytes(converted.data)}`
}

/** The text of an article's file, without the front matter of a content folder; undefined if it is not UTF-8. */
function htmlIn(data: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data)
    return text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
  } catch {
    return undefined
  }
}

function asArticle(data: Buffer, language: Language): CheckedFile {
  const html = htmlIn(data)
  if (html === undefined) return { lines: ['article: refused, the file is not UTF-8'], isError: true }
  const losses = htmlLosses(html, language)
  const lines = lossLines(losses).map((line) => `article: ${line}`)
  const unchanged = `article: nothing is lost, ${losses.words} words`
  return { lines: lines.length > 0 ? lines : [unchanged], isError: losses.lostWords.length > 0 || !losses.isWhole }
}

export async function checkContentFile(data: Buffer, name: string, language: Language): Promise<CheckedFile> {
  if (/\.html?$/i.test(name)) return asArticle(data, language)
  const checks = [
    ...(imageType(name) || /\.hei[cf]$/i.test(name) ? [used('picture', () => asImage(data))] : []),
    ...(documentType(name) ? [used('document', () => checkDocument(data, name).then(() => 'taken'))] : []),
    used('attachment', () => asAttachment(data, path.basename(name))),
  ]
  const results = await Promise.all(checks)
  return { lines: results.flatMap(({ lines }) => lines), isError: results.every(({ isError }) => isError) }
}
