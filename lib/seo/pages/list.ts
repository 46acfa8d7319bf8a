import { defaultLanguage, type Language } from '@/lib/domain/languages'
import { listPath } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { wordsOf } from '@/lib/http/i18n/words'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'
import { pageTitle } from '../page-title'

export function listFacts(language: Language, type: ArticleType, page: number): PageFacts {
  const words = wordsOf(language)
  const section = words(`sections.${type}.title`)
  const lead = words(`sections.${type}.lead`)
  const label = page === 1 ? section : words('pagination.title', { title: section, page })
  const place = listPath(defaultLanguage, type)
  return {
    label,
    title: pageTitle(label),
    description: page === 1 ? lead : words('pagination.described', { lead, page }),
    language,
    path: listPath(language, type, page),
    // Lists differ in length between languages, so only their first pages are versions of each other.
    versions: page === 1 ? inAllLanguages(place) : [],
    image: { path: screenPreviewPath(language, type), alt: `${section}: ${words('brand.name')}` },
    place,
    isIndexed: true,
    feed: type,
  }
}
