import { languages, type Language } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'

export interface Version {
  language: Language
  path: string
}

/** The facts about a page for crawlers and previews. Its metadata and its structured data are both made from them. */
export interface PageFacts {
  label: string
  title: string
  description: string
  /** Language of the content. It may differ from that of the requested address. */
  language: Language
  path: string
  /** The page in all its languages, including this one. Empty if it has no other versions. */
  versions: Version[]
  image: { path: string; alt: string }
  /** The image without text, if the page has one: the widest shape first. */
  crops?: string[]
  /** The path without its language, for the breadcrumb. */
  place: string
  isIndexed: boolean
  /** Section of its feed. Without it, the feed has all sections. */
  feed?: ArticleType
}

export const inAllLanguages = (path: string): Version[] =>
  languages.map((language) => ({ language, path: localPath(language, path) }))

/** A page's versions in the order of the languages: itself, and one per other language even if several exist. */
export function oneALanguage(own: Version, versions: readonly Version[]): Version[] {
  const sorted = [...versions].sort((a, b) => (a.path < b.path ? -1 : 1))
  return languages.flatMap((language) =>
    language === own.language ? own : (sorted.find((version) => version.language === language) ?? []),
  )
}

/** The version for other languages (`x-default`), the same for all: the first language (product decisions 3). */
export function versionForOthers(versions: readonly Version[], own: Version): Version {
  return versions[0] ?? own
}
