import type { BreadcrumbList, Graph, ImageObject, Person, SearchAction, Thing, WebSite } from 'schema-dts'
import type { SiteRecord } from '@/lib/backend/site-record'
import { crumbsOf } from '@/lib/domain/breadcrumb'
import { htmlLang, type Language } from '@/lib/domain/languages'
import { localPath, searchPath } from '@/lib/domain/paths'
import { previewSize } from '@/lib/domain/preview-size'
import { navigationLabels } from '@/lib/http/i18n/navigation-labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import type { PageFacts } from '../facts'
import { absolute } from '@/lib/operations/settings'
import { ids, refersTo } from './ids'
import { organisation, organisationInShort } from './organisation'

export interface PageContent {
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ProfilePage' | 'SearchResultsPage'
  /** Id of the main entity: one of `things`, or the institute. */
  main?: string
  things?: Thing[]
  reviewedBy?: Exclude<Person, string> | undefined
  created?: Date | undefined
  changed?: Date | undefined
}

/** A search as in Google's documentation. schema.org's own type lacks `query-input`. */
type SiteSearch = SearchAction & { 'query-input': string }

function websiteInShort(language: Language): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': ids.site(language),
    url: absolute(localPath(language, '/')),
    name: labelsOf(language)('brand.name'),
    inLanguage: htmlLang[language],
    publisher: refersTo(ids.organisation()),
  }
}

function website(language: Language): Exclude<WebSite, string> {
  const labels = labelsOf(language)
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(localPath(language, searchPath))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    ...websiteInShort(language),
    alternateName: labels('brand.short'),
    description: labels('home.description'),
    potentialAction: search,
  }
}

function breadcrumb({ path, place, label, language }: PageFacts): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumb(path),
    itemListElement: crumbsOf(place, navigationLabels(language), label).map((crumb, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb.full,
      item: absolute(crumb.path === undefined ? path : localPath(language, crumb.path)),
    })),
  }
}

/** Who owns the rights to a photo is not known, so it has no `contentUrl`, for which search engines ask for them. */
function image({ path, image, crops: [crop] = [], language }: PageFacts): Exclude<ImageObject, string> {
  const owner = labelsOf(language)('brand.name')
  const card = {
    contentUrl: absolute(image.path),
    width: String(previewSize.width),
    height: String(previewSize.height),
    creator: refersTo(ids.organisation()),
    creditText: owner,
    copyrightNotice: `© ${owner}`,
  }
  return {
    '@type': 'ImageObject',
    '@id': ids.image(path),
    url: absolute(crop ?? image.path),
    ...(crop === undefined && card),
    caption: image.alt,
    inLanguage: htmlLang[language],
  }
}

export function pageGraph(
  facts: PageFacts,
  record: SiteRecord,
  { type, main, things = [], reviewedBy, created, changed }: PageContent,
): Graph {
  const { path, label, description, language } = facts
  const isHome = facts.place === '/'
  const page = {
    '@type': type,
    '@id': ids.page(path),
    url: absolute(path),
    name: label,
    description,
    inLanguage: htmlLang[language],
    isPartOf: refersTo(ids.site(language)),
    primaryImageOfPage: refersTo(ids.image(path)),
    ...(!isHome && { breadcrumb: refersTo(ids.breadcrumb(path)) }),
    ...(main !== undefined && { mainEntity: refersTo(main) }),
    ...(reviewedBy && { reviewedBy }),
    ...(created && { datePublished: created.toISOString(), dateCreated: created.toISOString() }),
    ...(changed && { dateModified: changed.toISOString() }),
  }
  const graph = [
    main === ids.organisation() ? organisation(record, language) : organisationInShort(language),
    isHome ? website(language) : websiteInShort(language),
    page,
    image(facts),
    ...(isHome ? [] : [breadcrumb(facts)]),
    ...things,
  ]
  return { '@context': 'https://schema.org', '@graph': graph }
}
