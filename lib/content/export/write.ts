import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import type { LegalText, SitePage } from '@/lib/backend/model'
import { languages, type Language } from '@/lib/domain/languages'
import type { Redirection } from '@/lib/domain/redirects/check'
import { toCsv } from '../import/csv'
import { registerFile } from '../import/legal-texts'
import { sitePageFile } from '../import/site-pages'
import { redirectsCsv, redirectsFile } from '../import/redirects'
import { Refusal } from '@/lib/operations/refusal'
import type { ArticleParts } from './entries'

const yaml = (value: unknown): string => stringify(value, { lineWidth: 0 })

/** Has a folder written beside, and puts it in the place of the present one: it is there as a whole, or not at all. */
export async function writeBeside<T>(folder: string, write: (beside: string) => Promise<T>): Promise<T> {
  const parent = path.dirname(folder)
  if (!existsSync(parent)) throw new Refusal(`There is no folder ${parent}`)
  const beside = mkdtempSync(path.join(parent, `.${path.basename(folder)}-`))
  try {
    const result = await write(beside)
    rmSync(folder, { recursive: true, force: true })
    renameSync(beside, folder)
    return result
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    throw error
  }
}

export function contentWriter(folder: string) {
  function write(file: string, data: string | Buffer): void {
    const to = path.join(folder, file)
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, data, { flag: 'wx' })
  }
  return {
    article: (language: Language, id: string, front: ArticleParts, html: string) =>
      write(`articles/${language}/${id}.html`, `---\n${yaml(front)}---\n${html.trim()}\n`),
    sitePage({ id, publishedDate, texts }: SitePage): void {
      for (const language of languages) {
        const { content, ...text } = texts[language]
        const front = yaml({ ...text, publishedDate: publishedDate.toISOString() })
        write(sitePageFile(id, language), `---\n${front}---\n${content.trim()}\n`)
      }
    },
    list: (file: string, entries: readonly unknown[]) => entries.length > 0 && write(file, yaml(entries)),
    record: (file: string, value: unknown) => write(file, yaml(value)),
    legalTexts: (texts: readonly LegalText[]) => texts.length > 0 && write(registerFile, registerOf(texts)),
    redirects: (redirects: readonly Redirection[]) =>
      redirects.length > 0 && write(redirectsFile, redirectsCsv(redirects)),
    file: write,
  }
}

const registerColumns = {
  number: ({ number }) => number,
  kind: ({ kind }) => kind,
  title_vi: ({ title }) => title.vi,
  title_en: ({ title }) => title.en,
  title_zh: ({ title }) => title.zh,
  issuer_vi: ({ issuer }) => issuer.vi,
  issuer_en: ({ issuer }) => issuer.en,
  issuer_zh: ({ issuer }) => issuer.zh,
  issued: ({ issued }) => issued,
  in_force_from: ({ inForceFrom }) => inForceFrom,
  expired_from: ({ expiredFrom }) => expiredFrom,
  replaced_by: ({ replacedBy }) => replacedBy?.number,
  amended_by: ({ amendedBy }) => amendedBy.map(({ number }) => number).join(';'),
  address: ({ address }) => address,
} satisfies Record<string, (text: LegalText) => string | undefined>

const registerOf = (texts: readonly LegalText[]): string =>
  toCsv([
    Object.keys(registerColumns),
    ...texts.map((text) => Object.values(registerColumns).map((cell) => cell(text))),
  ])
