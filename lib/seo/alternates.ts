import type { Metadata } from 'next'
import { defaultLanguage, htmlLang, languages, type Language } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'

/** Canonical and language addresses of a page that stands in all three languages (product decisions 3). */
export function alternatesOf(language: Language, path: string): NonNullable<Metadata['alternates']> {
  return {
    canonical: localPath(language, path),
    languages: {
      ...Object.fromEntries(languages.map((name) => [htmlLang[name], localPath(name, path)])),
      'x-default': localPath(defaultLanguage, path),
    },
  }
}
