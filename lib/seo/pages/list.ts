import { defaultLanguage, type Language } from '@/lib/domain/languages'
import { listPath } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { labelsOf } from '@/lib/http/i18n/labels'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'
import { pageTitle } from '../page-title'

export function listFacts(language: Language, type: ArticleType, page: number): PageFacts {
  const labels = labelsOf(language)
  const section = labels(`sections.${type}.title`)
  const lead = labels(`sections.${type}.lead`)
  const label = page === 1 ? section : labels('pagination.title', { title: section, page })
  const place = listPath(defaultLanguage, type)
  return {
    label,
    title: pageTitle(label),
    description: page === 1 ? lead : labels('pagination.described', { lead, page }),
    language,
    path: listPath(language, type, page),
    // Lists differ in length between languages, so only their first pages are versions of each other.
    versions: page === 1 ? inAllLanguages(place) : [],
    image: { path: screenPreviewPath(language, type), alt: `${section}: ${labels('brand.name')}` },
    place,
    isIndexed: true,
    feed: type,
  }
}
