import { languages, type Language } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'

/** One of the addresses at which the same can be read, each in a language. */
export interface Version {
  language: Language
  path: string
}

/** What a page tells crawlers and previews about itself: its head and its graph are made of the same facts. */
export interface PageFacts {
  /** What the page is called. */
  label: string
  /** The browser's title. */
  title: string
  description: string
  /** Of the content, which need not be that of the address that led here. */
  language: Language
  /** The canonical path. */
  path: string
  /** The page in every language it stands in, this one included; none where it answers to no other. */
  versions: Version[]
  /** The picture of shared links. */
  picture: { path: string; alt: string }
  /** The path without its language, of which the breadcrumb is made. */
  place: string
  /** Whether search engines shall show it. */
  isIndexed: boolean
  /** Of what its feeds are; all sections where it names none. */
  feed?: ArticleType
}

/** A page that stands in all three languages (product decisions 3). */
export const inAllLanguages = (path: string): Version[] => languages.map((language) => ({ language, path: localPath(language, path) }))

/** A page's versions in the order of the languages: itself, and one of each other language, though there be more. */
export function oneALanguage(own: Version, versions: readonly Version[]): Version[] {
  const sorted = [...versions].sort((a, b) => (a.path < b.path ? -1 : 1))
  return languages.flatMap((language) => (language === own.language ? own : (sorted.find((version) => version.language === language) ?? [])))
}

/** The version for visitors of any other language, the same for all versions: the first in the order of the languages (product decisions 3). */
export function versionForOthers(versions: readonly Version[], own: Version): Version {
  return versions[0] ?? own
}
