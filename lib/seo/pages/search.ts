import type { Language } from '@/lib/domain/languages'
import { localPath, searchPath } from '@/lib/domain/paths'
import { wordsOf } from '@/lib/http/i18n/words'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import type { PageFacts } from '../facts'
import { pageTitle } from '../page-title'

/** Facts about the search results, which are not indexed (product decisions 3). */
export function searchFacts(language: Language, query: string): PageFacts {
  const words = wordsOf(language)
  const label = query ? words('search.results', { query }) : words('search.title')
  return {
    label,
    title: pageTitle(label),
    description: words('search.lead'),
    language,
    path: localPath(language, searchPath),
    versions: [],
    image: { path: screenPreviewPath(language, 'home'), alt: words('brand.name') },
    place: searchPath,
    isIndexed: false,
  }
}
