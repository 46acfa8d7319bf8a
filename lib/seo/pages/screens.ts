import type { SitePage } from '@/lib/backend/model'
import { defaultLanguage, type Language } from '@/lib/domain/languages'
import {
  accessibilityPath,
  contactPath,
  legalTextsPath,
  listPath,
  localPath,
  pathBelow,
  registerPath,
  searchPath,
  topicPath,
  topicsPath,
} from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { sitePagePath } from '@/lib/domain/site-pages'
import { labelsOf } from '@/lib/http/i18n/labels'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import type { PreviewScreen } from '@/lib/seo/preview/card'
import { inAllLanguages, type PageFacts } from '../facts'
import { pageTitle } from '../page-title'

/** How a page of a list is named and described: the first one like the whole list. */
export function pageOfList(
  language: Language,
  { title, lead, page }: { title: string; lead: string; page: number },
): Pick<PageFacts, 'label' | 'title' | 'description'> {
  if (page === 1) return { label: title, title: pageTitle(title), description: lead }
  const labels = labelsOf(language)
  const label = labels('pagination.title', { title, page })
  return { label, title: pageTitle(label), description: labels('pagination.described', { lead, page }) }
}

interface Screen {
  title: string
  lead: string
  place: string
  preview: PreviewScreen
  page?: number
  path?: string
}

function screenFacts(
  language: Language,
  { title, lead, place, preview, page = 1, path = localPath(language, place) }: Screen,
): PageFacts {
  const institute = labelsOf(language)('brand.name')
  return {
    ...pageOfList(language, { title, lead, page }),
    language,
    path,
    // Lists differ in length between languages, so only their first pages are versions of each other.
    versions: page === 1 ? inAllLanguages(place) : [],
    image: {
      path: screenPreviewPath(language, preview),
      alt: preview === 'home' ? institute : `${title}: ${institute}`,
    },
    place,
    isIndexed: true,
  }
}

export function homeFacts(language: Language): PageFacts {
  const labels = labelsOf(language)
  const institute = labels('brand.name')
  const facts = screenFacts(language, {
    title: institute,
    lead: labels('home.description'),
    place: '/',
    preview: 'home',
  })
  return { ...facts, title: `${labels('nav.home')} | ${institute}` }
}

export function contactFacts(language: Language): PageFacts {
  const labels = labelsOf(language)
  const [title, lead] = [labels('nav.contact'), labels('contactPage.description')]
  return screenFacts(language, { title, lead, place: contactPath, preview: 'contact' })
}

export function accessibilityFacts(language: Language): PageFacts {
  const labels = labelsOf(language)
  const [title, lead] = [labels('accessibility.title'), labels('accessibility.description')]
  return screenFacts(language, { title, lead, place: accessibilityPath, preview: 'accessibility' })
}

export function sitePageFacts(language: Language, { id, texts }: SitePage): PageFacts {
  const { title, summary } = texts[language]
  return screenFacts(language, { title, lead: summary, place: sitePagePath(id), preview: id })
}

/** Facts about the search results, which are not indexed (product decisions 3). */
export function searchFacts(language: Language, query: string): PageFacts {
  const labels = labelsOf(language)
  const title = query ? labels('search.results', { query }) : labels('search.title')
  const facts = screenFacts(language, { title, lead: labels('search.lead'), place: searchPath, preview: 'home' })
  return { ...facts, versions: [], isIndexed: false }
}

export function listFacts(language: Language, type: ArticleType, page: number): PageFacts {
  const labels = labelsOf(language)
  const [title, lead] = [labels(`sections.${type}.title`), labels(`sections.${type}.lead`)]
  const [place, path] = [listPath(defaultLanguage, type), listPath(language, type, page)]
  return { ...screenFacts(language, { title, lead, place, preview: type, page, path }), feed: type }
}

export function topicsFacts(language: Language): PageFacts {
  const labels = labelsOf(language)
  const [title, lead] = [labels('topics.title'), labels('topics.lead')]
  return screenFacts(language, { title, lead, place: topicsPath, preview: 'home' })
}

export function topicFacts(language: Language, { id, name }: { id: string; name: string }, page = 1): PageFacts {
  const lead = labelsOf(language)('topics.about', { name })
  const [place, path] = [pathBelow(topicsPath, id), topicPath(language, id, page)]
  return screenFacts(language, { title: name, lead, place, preview: 'home', page, path })
}

export function registerFacts(language: Language, page: number): PageFacts {
  const labels = labelsOf(language)
  const [title, lead] = [labels('legalText.register'), labels('legalText.lead')]
  const path = registerPath(language, page)
  return screenFacts(language, { title, lead, place: legalTextsPath, preview: 'register', page, path })
}
