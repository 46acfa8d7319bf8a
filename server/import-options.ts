import path from 'node:path'
import { parseArgs } from 'node:util'
import { isWordFolder } from '@/lib/content/import/word/word-folder'
import { isLanguage, type Language } from '@/lib/domain/languages'
import { articleTypes, type ArticleType } from '@/lib/domain/sections'

/** What content is imported from. A folder may also be a table of texts of law. */
export type SourceKind = 'backend' | 'wordpress' | 'ghost' | 'word' | 'folder'

/** What `npm run content:import` is asked to do. */
export interface ImportOptions {
  /** A folder, a file, or the address of a hosted backend. */
  source: string
  kind: SourceKind
  isTrial: boolean
  /** The language of what does not say its own, and the section of what has none. */
  language: Language
  section: ArticleType
  /** Sections of tags, by their names. */
  sections: ReadonlyMap<string, ArticleType>
  /** For WordPress: files with lines `category=SECTION`, or such lines. */
  map: readonly string[]
  /** For WordPress: a folder with the uploads, or the address at which they are. */
  uploads: string | undefined
  /** The folder of the pictures of an export. */
  images: string | undefined
  /** The address of the site that an export is from: its pictures may be downloaded from there. */
  site: string | undefined
  /** Whether pictures are downloaded from other hosts too. */
  otherHosts: boolean
  /** Where to write former addresses. */
  redirects: string | undefined
}

const options = {
  'dry-run': { type: 'boolean', default: false },
  language: { type: 'string', default: 'vi' },
  section: { type: 'string', default: 'NEWS' },
  map: { type: 'string', multiple: true, default: [] as string[] },
  images: { type: 'string' },
  uploads: { type: 'string' },
  site: { type: 'string' },
  'other-hosts': { type: 'boolean', default: false },
  redirects: { type: 'string' },
} as const

const sectionOf = (name: string): ArticleType | undefined => articleTypes.find((type) => type === name.toUpperCase())

/** The options that make sense for a kind of source; `--dry-run` does for each. */
const optionsOf: Record<SourceKind, readonly (keyof typeof options)[]> = {
  backend: [],
  folder: [],
  wordpress: ['uploads', 'map', 'language', 'redirects'],
  ghost: ['language', 'section', 'map', 'images', 'site', 'other-hosts', 'redirects'],
  word: ['language', 'section'],
}

function kindOf(source: string): SourceKind {
  if (/^https?:\/\//i.test(source)) return 'backend'
  if (/\.(?:xml|wxr)$/i.test(source)) return 'wordpress'
  if (/\.json$/i.test(source)) return 'ghost'
  return isWordFolder(path.resolve(source)) ? 'word' : 'folder'
}

/** Parses `--map tag=SECTION`; undefined if one of them is invalid. */
function sectionsOf(maps: readonly string[]): Map<string, ArticleType> | undefined {
  const sections = new Map<string, ArticleType>()
  for (const map of maps) {
    const at = map.lastIndexOf('=')
    const section = at < 1 ? undefined : sectionOf(map.slice(at + 1).trim())
    if (!section) return undefined
    sections.set(map.slice(0, at).trim(), section)
  }
  return sections
}

/** Parses the arguments of the command. Undefined for invalid ones. */
export function importOptions(args: string[]): ImportOptions | undefined {
  try {
    const { values, positionals, tokens } = parseArgs({ args, allowPositionals: true, options, tokens: true })
    const [source, ...others] = positionals
    const { language, images, map, site, redirects, uploads } = values
    if (!source || others.length > 0) return undefined
    const kind = kindOf(source)
    const allowed: readonly string[] = ['dry-run', ...optionsOf[kind]]
    if (tokens.some((token) => token.kind === 'option' && !allowed.includes(token.name))) return undefined
    const section = sectionOf(values.section)
    const sections = kind === 'ghost' ? sectionsOf(map) : new Map<string, ArticleType>()
    const isAddress = site === undefined || /^https?:$/.test(URL.parse(site)?.protocol ?? '')
    if (!isLanguage(language) || !section || !sections || !isAddress) return undefined
    const { 'dry-run': isTrial, 'other-hosts': otherHosts } = values
    const given = { images, map, site, otherHosts, redirects, uploads }
    return { source, kind, isTrial, language, section, sections, ...given }
  } catch {
    return undefined
  }
}

/** How the command is called. */
export const importUsage = `Usage: npm run content:import -- SOURCE [options]
SOURCE: a folder, FILE.csv for texts of law, https://…/api of a hosted backend, a folder of .docx files,
  EXPORT.xml of WordPress, or FILE.json, an export of Ghost
--dry-run           stores nothing
--language vi       the language of Word files and of posts that do not say theirs: vi, en or zh
--section NEWS      the section of Word files, and of Ghost's posts without one: ${articleTypes.join(', ')}
--map tag=NEWS      the section of a tag of Ghost or a category of WordPress, or (WordPress) a file of such lines;
                    may be repeated
--uploads DIR       the folder wp-content/uploads of WordPress, or its address
--images DIR        the folder content/ of Ghost, with its pictures and files
--site https://…    the address of the Ghost site: downloads the pictures that DIR lacks
--other-hosts       downloads pictures of other hosts too, by https
--redirects FILE    writes the former addresses and the new ones as CSV`
