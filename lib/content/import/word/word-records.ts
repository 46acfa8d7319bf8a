import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@/lib/domain/languages'
import type { ArticleType } from '@/lib/domain/sections'
import { foreignHash, noContent, sourced, type ContentRecord, type ContentRecords } from '../content'
import { idHere, textError, tooLarge } from '../errors'
import { memberFinder, type KnownMember, type MemberFinder } from '../member-names'
import { parsed } from '../parsed'
import { articleFront } from '../schemas'
import { largestWordFile } from './word-package'
import { isWordFile, namesOf } from './word-folder'
import { readWord, type WordImages } from './word-article'
import { WordRefused } from './xml'

export interface WordOptions {
  language: Language
  section: ArticleType
  members: readonly KnownMember[]
  images: WordImages
}

const otherText = /\.(?:doc|docm|dot|dotx|dotm|rtf|odt|pages|pdf)$/i

const ofSystems = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$|Icon\r$)/i

type WordFile = Record<'file' | 'full' | 'stem' | 'id' | 'key', string> & { mtime: Date; language: Language }

async function wordRecord(
  { file, full, mtime, stem, id, key, language }: WordFile,
  { section, images, findMember }: Pick<WordOptions, 'section' | 'images'> & { findMember: MemberFinder },
  onChanged: (change: string) => void,
): Promise<ContentRecord | { errors: string }> {
  const article = await readWord(readFileSync(full), stem, images)
  const { title, summary, authors, html, images: written } = article
  article.changes.forEach(onChanged)
  const front = {
    title,
    type: section,
    translationKey: key,
    createDate: (article.created ?? mtime).toISOString(),
    summary,
    authors: authors.map((name) => {
      const member = findMember(name, language).member?.id
      return { name, ...(member !== undefined && { member }) }
    }),
  }
  const read = parsed(articleFront, front, ['meta', 'updatedDate'], onChanged)
  if ('errors' in read) return read
  const errors = textError(html)
  if (errors) return { errors }
  // Without what a copy of the file, or a new member of the site, would change.
  const { sourceHash } = sourced({ title, type: section, language, key, authors, text: article.compared })
  const entry = { ...read.entry, id, language, html, state: 'REVISION' as const, sourceHash: foreignHash(sourceHash) }
  const content = {
    ...noContent,
    articles: [entry],
    images: written.map((image) => image.file),
    imageDetails: Object.fromEntries(written.map((image) => [image.file, { ...image, stored: true }])),
  }
  return { name: file, content }
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof WordRefused ? message : `it cannot be read: ${message.slice(0, 200)}`
}

/** `a.docx` and `a.en.docx` are translations of one article. A file that cannot be read is named in `left`. */
export async function wordRecords(folder: string, options: WordOptions): Promise<ContentRecords> {
  const read: ContentRecords = { records: [], left: [], changed: [] }
  const context = { ...options, findMember: memberFinder(options.members) }
  const used = new Map<string, string>()
  for (const file of readdirSync(folder).sort()) {
    const refuse = (reason: string) => void read.left.push(`${file}: ${reason}`)
    const full = path.join(folder, file)
    const stat = statSync(full, { throwIfNoEntry: false })
    if (stat?.isDirectory()) refuse('folders in the folder are not read')
    if (!stat?.isFile() || ofSystems.test(file)) continue
    if (!isWordFile(file)) {
      refuse(otherText.test(file) ? 'save it as .docx in Word' : 'it is no file of Word')
      continue
    }
    const { stem, language } = namesOf(file, options.language)
    const key = idHere(stem)
    const id = language === options.language ? key : idHere(`${stem} ${language}`)
    const before = used.get(id)
    if (before !== undefined) {
      refuse(`its name is the same address as that of ${before}`)
      continue
    }
    used.set(id, file)
    if (stat.size > largestWordFile) {
      refuse(`it ${tooLarge(stat.size, largestWordFile)}`)
      continue
    }
    try {
      const wordFile = { file, full, mtime: stat.mtime, stem, id, key, language }
      const record = await wordRecord(wordFile, context, (change) => void read.changed.push(`${file}: ${change}`))
      if ('errors' in record) refuse(record.errors)
      else read.records.push(record)
    } catch (error) {
      refuse(reasonOf(error))
    }
  }
  return read
}
