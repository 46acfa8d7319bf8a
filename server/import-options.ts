import path from 'node:path'
import { parseArgs } from 'node:util'
import { isWordFolder } from '@/lib/content/import/word/word-folder'
import { isLanguage, type Language } from '@/lib/domain/languages'
import { articleTypes, type ArticleType } from '@/lib/domain/sections'

/** What `npm run content:import` is asked to do. */
export interface ImportOptions {
  /** A folder, a file, or the address of a hosted backend. */
  source: string
  /** All files of an export that WordPress has divided; otherwise `source` alone. */
  sources: readonly string[]
  kind: SourceKind
  isTrial: boolean
  /** The language of what does not say its own, and the section of what has none. */
  language: Language
  section: ArticleType
  /** Sections of tags or categories, as typed: `name=SECTION`, or files with such lines. */
  map: readonly string[]
  /** The folder or the address of the uploads of WordPress. */
  uploads: string | undefined
  /** Where to write former addresses. */
  redirects: string | undefined
}

const options = {
  'dry-run': { type: 'boolean', default: false },
  language: { type: 'string', default: 'vi' },
  section: { type: 'string', default: 'NEWS' },
  map: { type: 'string', multiple: true, default: [] as string[] },
  uploads: { type: 'string' },
  redirects: { type: 'string' },
} as const

/** What is imported, with the options that each has beside `--dry-run`. */
const kinds = {
  backend: [],
  folder: [],
  wordpress: ['uploads', 'map', 'language', 'redirects'],
  word: ['section', 'language'],
} satisfies Record<string, (keyof typeof options)[]>

type SourceKind = keyof typeof kinds

function kindOf(source: string): SourceKind {
  if (/^https?:\/\//i.test(source)) return 'backend'
  if (/\.(?:xml|wxr)$/i.test(source)) return 'wordpress'
  return isWordFolder(path.resolve(source)) ? 'word' : 'folder'
}

/** A section by its name in any case. */
export const sectionOf = (name: string): ArticleType | undefined =>
  articleTypes.find((type) => type === name.trim().toUpperCase())

/** Parses the arguments of the command. Undefined for invalid ones, and for an option that the source does not have. */
export function importOptions(args: string[]): ImportOptions | undefined {
  try {
    const { tokens, values, positionals } = parseArgs({ args, allowPositionals: true, options, tokens: true })
    const [source, ...others] = positionals
    const isDivided = positionals.every((each) => kindOf(each) === 'wordpress')
    const { language, map, redirects, uploads } = values
    const section = sectionOf(values.section)
    if (!source || (others.length > 0 && !isDivided) || !isLanguage(language) || !section) return undefined
    const kind = kindOf(source)
    const known: readonly string[] = ['dry-run', ...kinds[kind]]
    if (tokens.some((token) => token.kind === 'option' && !known.includes(token.name))) return undefined
    return {
      source,
      sources: positionals,
      kind,
      isTrial: values['dry-run'],
      language,
      section,
      map,
      uploads,
      redirects,
    }
  } catch {
    return undefined
  }
}

/** How the command is called. */
export const importUsage = `Usage: npm run content:import -- SOURCE [--dry-run] [options]
SOURCE                 a folder, FILE.csv for texts of law, or https://…/api of a hosted backend
export.xml …           of WordPress, with [--uploads FOLDER|ADDRESS] [--map FILE|CATEGORY=SECTION]…
                       [--language vi|en|zh] [--redirects FILE]
a folder of .docx      with [--section SECTION] [--language vi|en|zh]
SECTION                ${articleTypes.join(', ')}`
