import path from 'node:path'
import { parseArgs } from 'node:util'
import { isTakenOver } from '@/lib/content/import/taken-over'
import { isWordFolder } from '@/lib/content/import/word/word-folder'
import { isLanguage, type Language } from '@/lib/domain/languages'
import { articleTypes, type ArticleType } from '@/lib/domain/sections'

export interface ImportOptions {
  source: string
  kind: SourceKind
  isTrial: boolean
  /** The language of what does not say its own, and the section of what has none. */
  language: Language
  section: ArticleType
}

const options = {
  'dry-run': { type: 'boolean', default: false },
  language: { type: 'string', default: 'vi' },
  section: { type: 'string', default: 'NEWS' },
} as const

const kinds = {
  folder: [],
  'taken over': [],
  word: ['section', 'language'],
} satisfies Record<string, (keyof typeof options)[]>

type SourceKind = keyof typeof kinds

function kindOf(source: string): SourceKind {
  const folder = path.resolve(source)
  if (isTakenOver(folder)) return 'taken over'
  return isWordFolder(folder) ? 'word' : 'folder'
}

export const sectionOf = (name: string): ArticleType | undefined =>
  articleTypes.find((type) => type === name.trim().toUpperCase())

export function importOptions(args: string[]): ImportOptions | undefined {
  try {
    const { tokens, values, positionals } = parseArgs({ args, allowPositionals: true, options, tokens: true })
    const [source, ...others] = positionals
    const { language } = values
    const section = sectionOf(values.section)
    if (!source || others.length > 0 || !isLanguage(language) || !section) return undefined
    const kind = kindOf(source)
    const known: readonly string[] = ['dry-run', ...kinds[kind]]
    if (tokens.some((token) => token.kind === 'option' && !known.includes(token.name))) return undefined
    return { source, kind, isTrial: values['dry-run'], language, section }
  } catch {
    return undefined
  }
}

export const importUsage = `Usage: npm run content:import -- SOURCE [--dry-run] [options]
SOURCE                 a folder, or FILE.csv for texts of law
a folder of .docx      with [--section SECTION] [--language vi|en|zh]
SECTION                ${articleTypes.join(', ')}`
