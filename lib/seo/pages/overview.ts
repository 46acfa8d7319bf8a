import type { Language } from '@/lib/domain/languages'
import {
  isGroupKey,
  isOfPartners,
  listPagePath,
  overviewPath,
  pagedLists,
  type ListPages,
  type OverviewView,
} from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { overviewLabels } from '@/lib/http/i18n/navigation-labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'
import { pageTitle } from '../page-title'

export function overviewFacts(language: Language, view: OverviewView, pages: ListPages = {}): PageFacts {
  const labels = labelsOf(language)
  const { title: name, lead } = overviewLabels(view, language)
  const screen = view === 'all' ? 'overview' : isGroupKey(view) ? view : 'phong-ban'
  const list = pagedLists(view).find((each) => pages[each] !== undefined)
  const page = (list && pages[list]) ?? 1
  const path = list ? listPagePath(list, page) : overviewPath(view)
  const title = list && (isOfPartners(list) ? labels(`overview.partners.${list}`) : labels(`groups.${list}`))
  const label = title === undefined ? name : labels('pagination.title', { title, page })
  return {
    label,
    title: pageTitle(label),
    description: list ? labels('pagination.describedLists', { lead, lists: label }) : lead,
    language,
    path: localPath(language, path),
    // Lists differ in length between languages, so only their first pages are versions of each other.
    versions: list ? [] : inAllLanguages(path),
    image: {
      path: screenPreviewPath(language, screen),
      alt: `${overviewLabels(screen === 'overview' ? 'all' : screen, language).title}: ${labels('brand.name')}`,
    },
    place: overviewPath(view),
    // The first page of a single department is also on the page of the departments.
    isIndexed: view === 'all' || isGroupKey(view) || list !== undefined,
  }
}

export function foundMembersFacts(language: Language, query: string): PageFacts {
  const label = labelsOf(language)('overview.found', { query })
  return { ...overviewFacts(language, 'all'), label, title: pageTitle(label), versions: [], isIndexed: false }
}
