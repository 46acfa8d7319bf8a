import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@/lib/domain/languages'
import type { ArticleType } from '@/lib/domain/sections'
import { articleRecord } from '../article-record'
import type { ContentRecords } from '../content'
import { idHere, tooLarge } from '../errors'
import { memberFinder, type KnownMember } from '../member-names'
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

/**
 * Reads each Word file of a folder as an article, which stays a draft. Files of one name with `.en` or `.zh` before the
 * ending are translations of one article. A file that cannot be read is named in `left`.
 */
export async function wordRecords(
  folder: string,
  { language: usual, section, members, images }: WordOptions,
): Promise<ContentRecords> {
  const read: ContentRecords = { records: [], left: [], changed: [] }
  const findMember = memberFinder(members)
  const used = new Map<string, string>()
  for (const file of readdirSync(folder).sort()) {
    const full = path.join(folder, file)
    const stat = statSync(full, { throwIfNoEntry: false })
    if (stat?.isDirectory()) read.left.push(`${file}: folders in the folder are not read`)
    if (!stat?.isFile() || ofSystems.test(file)) continue
    if (!isWordFile(file)) {
      read.left.push(`${file}: ${otherText.test(file) ? 'save it as .docx in Word' : 'it is no file of Word'}`)
      continue
    }
    const { stem, language } = namesOf(file, usual)
    const key = idHere(stem)
    const id = language === usual ? key : idHere(`${stem} ${language}`)
    const before = used.get(id)
    if (before !== undefined) {
      read.left.push(`${file}: its name is the same address as that of ${before}`)
      continue
    }
    used.set(id, file)
    const { size, mtime } = stat
    if (size > largestWordFile) {
      read.left.push(`${file}: it ${tooLarge(size, largestWordFile)}`)
      continue
    }
    try {
      const article = await readWord(readFileSync(full), stem, images)
      const changed = (error: string) => void read.changed.push(`${file}: ${error}`)
      article.changes.forEach(changed)
      const authors = article.authors.map((name) => ({ name, member: findMember(name, language).member?.id }))
      const front = {
        title: article.title,
        type: section,
        translationKey: key,
        createDate: (article.created ?? mtime).toISOString(),
        summary: article.summary,
        authors: authors.map(({ name, member }) => ({ name, ...(member !== undefined && { member }) })),
      }
      const { html, images: written } = article
      // Without what a copy of the file, or a new member of the site, would change.
      const compared = {
        title: front.title,
        type: section,
        language,
        key,
        authors: article.authors,
        text: article.compared,
      }
      const given = {
        name: file,
        id,
        language,
        state: 'REVISION' as const,
        front,
        html,
        images: written,
        documents: [],
      }
      const record = articleRecord('word', { ...given, compared, isLacking: false }, changed)
      if ('errors' in record) read.left.push(`${file}: ${record.errors}`)
      else read.records.push(record)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const reason = error instanceof WordRefused ? message : `it cannot be read: ${message.slice(0, 200)}`
      read.left.push(`${file}: ${reason}`)
    }
  }
  return read
}
