import type { Language } from '@/lib/domain/languages'
import {
  isGroupKey,
  isOfPartners,
  overviewPath,
  pagedLists,
  type ListPages,
  type OverviewView,
} from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { overviewWords } from '@/lib/http/i18n/overview-words'
import { wordsOf } from '@/lib/http/i18n/words'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'
import { pageTitle } from '../page-title'

export function overviewFacts(language: Language, view: OverviewView, pages: ListPages = {}): PageFacts {
  const words = wordsOf(language)
  const { title: name, lead } = overviewWords(view, language)
  const path = overviewPath(view, pages)
  const further = pagedLists(view).flatMap((list) => {
    const page = pages[list]
    const title = isOfPartners(list) ? words(`overview.partners.${list}`) : words(`groups.${list}`)
    return page === undefined ? [] : [words('pagination.title', { title, page })]
  })
  const label = further.length > 0 ? further.join(', ') : name
  return {
    label,
    title: pageTitle(label),
    description: further.length > 0 ? words('pagination.describedLists', { lead, lists: label }) : lead,
    language,
    path: localPath(language, path),
    // Lists differ in length between languages, so only their first pages are versions of each other.
    versions: further.length > 0 ? [] : inAllLanguages(path),
    picture: { path: screenPreviewPath(language, 'overview'), alt: `${words('nav.overview')}: ${words('brand.name')}` },
    place: overviewPath(view),
    // Combinations of list pages, and pages of single departments, are not indexed. Their content is also on the pages
    // of each group.
    isIndexed: isGroupKey(view) ? further.length <= 1 : view === 'all' && further.length === 0,
  }
}

export function foundMembersFacts(language: Language, query: string): PageFacts {
  const label = wordsOf(language)('overview.found', { query })
  return { ...overviewFacts(language, 'all'), label, title: pageTitle(label), versions: [], isIndexed: false }
}
