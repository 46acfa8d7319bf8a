import type { Language } from '@/lib/domain/languages'
import { localPath, searchPath } from '@/lib/domain/paths'
import { labelsOf } from '@/lib/http/i18n/labels'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import type { PageFacts } from '../facts'
import { pageTitle } from '../page-title'

/** Facts about the search results, which are not indexed (product decisions 3). */
export function searchFacts(language: Language, query: string): PageFacts {
  const labels = labelsOf(language)
  const label = query ? labels('search.results', { query }) : labels('search.title')
  return {
    label,
    title: pageTitle(label),
    description: labels('search.lead'),
    language,
    path: localPath(language, searchPath),
    versions: [],
    image: { path: screenPreviewPath(language, 'home'), alt: labels('brand.name') },
    place: searchPath,
    isIndexed: false,
  }
}
