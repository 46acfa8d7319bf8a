import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify as toCsv } from 'csv-stringify/sync'
import { stringify } from 'yaml'
import type { LegalText } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import type { Redirection } from '@/lib/domain/redirects/check'
import { registerFile } from '../import/legal-texts'
import { redirectsCsv, redirectsFile } from '../import/redirects'
import type { ArticleParts } from './entries'

/** YAML with each text on one line, or in a block of lines. */
const yaml = (value: unknown): string => stringify(value, { lineWidth: 0 })

/** Writes the files of a content folder. */
export function contentWriter(folder: string) {
  function write(file: string, data: string | Buffer): void {
    const to = path.join(folder, file)
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, data, { flag: 'wx' })
  }
  return {
    article: (language: Language, id: string, front: ArticleParts, html: string) =>
      write(`articles/${language}/${id}.html`, `---\n${yaml(front)}---\n${html.trim()}\n`),
    /** A file with a list, unless the list is empty. */
    list: (file: string, entries: readonly unknown[]) => entries.length > 0 && write(file, yaml(entries)),
    record: (file: string, value: unknown) => write(file, yaml(value)),
    legalTexts: (texts: readonly LegalText[]) => texts.length > 0 && write(registerFile, registerOf(texts)),
    redirects: (redirects: readonly Redirection[]) =>
      redirects.length > 0 && write(redirectsFile, redirectsCsv(redirects)),
    file: write,
  }
}

const registerOf = (texts: readonly LegalText[]): string =>
  toCsv(
    texts.map(({ number, kind, title, issuer, issued, inForceFrom, expiredFrom, replacedBy, address }) => ({
      number,
      kind,
      title_vi: title.vi,
      title_en: title.en,
      title_zh: title.zh,
      issuer_vi: issuer.vi,
      issuer_en: issuer.en,
      issuer_zh: issuer.zh,
      issued,
      in_force_from: inForceFrom,
      expired_from: expiredFrom,
      replaced_by: replacedBy?.number,
      address,
    })),
    { header: true },
  )
