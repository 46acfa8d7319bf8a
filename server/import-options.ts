import { parseArgs } from 'node:util'
import { isLanguage, type Language } from '@/lib/domain/languages'
import { articleTypes, type ArticleType } from '@/lib/domain/sections'

/** What `npm run content:import` is asked to do. */
export interface ImportOptions {
  /** A folder, a file, or the address of a hosted backend. */
  source: string
  isTrial: boolean
  /** The language of what does not say its own, and the section of what has none. */
  language: Language
  section: ArticleType
  /** Sections of tags or categories, by their names. */
  sections: ReadonlyMap<string, ArticleType>
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
  site: { type: 'string' },
  'other-hosts': { type: 'boolean', default: false },
  redirects: { type: 'string' },
} as const

const sectionOf = (name: string): ArticleType | undefined => articleTypes.find((type) => type === name.toUpperCase())

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
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [source, ...others] = positionals
    const { language, images, site, redirects } = values
    const section = sectionOf(values.section)
    const sections = sectionsOf(values.map)
    const isAddress = site === undefined || /^https?:$/.test(URL.parse(site)?.protocol ?? '')
    if (!source || others.length > 0 || !isLanguage(language) || !section || !sections || !isAddress) return undefined
    const { 'dry-run': isTrial, 'other-hosts': otherHosts } = values
    return { source, isTrial, language, section, sections, images, site, otherHosts, redirects }
  } catch {
    return undefined
  }
}

/** How the command is called. */
export const importUsage = `Usage: npm run content:import -- SOURCE [options]
SOURCE: a folder, FILE.csv for texts of law, https://…/api of a hosted backend, a folder of .docx files,
  or FILE.json, an export of Ghost
--dry-run           stores nothing
--language vi       the language of Word files and of Ghost's posts: vi, en or zh
--section NEWS      the section of Word files, and of Ghost's posts without one: ${articleTypes.join(', ')}
--map tag=NEWS      the section of a tag of Ghost; may be repeated
--images DIR        the folder content/ of Ghost, with its pictures and files
--site https://…    the address of the Ghost site: downloads the pictures that DIR lacks
--other-hosts       downloads pictures of other hosts too, by https
--redirects FILE    writes the former addresses and the new ones as CSV`
