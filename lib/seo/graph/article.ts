import type { Graph, Person, Thing } from 'schema-dts'
import type { Article, Author, LegalTextWithState } from '@/lib/backend/model'
import { changedAt } from '@/lib/domain/dates'
import { htmlLang, type Language } from '@/lib/domain/languages'
import type { Offer } from '@/lib/domain/offer'
import { legalTextPath } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { cut } from '@/lib/domain/text'
import { legalTextName } from '@/lib/http/i18n/legal-text-labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import type { PageFacts } from '../facts'
import { profileOf } from '../pages/member'
import { absolute } from '@/lib/operations/settings'
import { legislation } from './legal-text'
import { ids, refersTo } from './ids'
import { pageGraph, type PageContent } from './page-graph'
import { articleFacts } from '../pages/article'
import { getSiteRecord } from '@/lib/queries/site-record'

/** The schema.org type of each section's articles. None has a rating: Google accepts none of an organisation itself. */
const kinds = {
  NEWS: 'NewsArticle',
  RESEARCH: 'ScholarlyArticle',
  SERVICE: 'Article',
  TRAINING: ['Article', 'LearningResource'],
} as const satisfies Record<ArticleType, string | string[]>

/** Characters of a headline that search engines show. */
const headlineLength = 110

function authorsOf({ authors }: Article): object[] {
  if (authors.length === 0) return [refersTo(ids.organisation())]
  return authors.map(person)
}

function person({ name, member }: Author): Exclude<Person, string> {
  const profile = member && profileOf(member).path
  return {
    '@type': 'Person',
    name,
    ...(profile && { '@id': ids.person(profile), url: absolute(profile), affiliation: refersTo(ids.organisation()) }),
  }
}

function service({ path, label, description }: PageFacts, offer: Offer | undefined): Thing {
  return {
    '@type': 'Service',
    '@id': ids.service(path),
    name: label,
    description,
    url: absolute(path),
    provider: refersTo(ids.organisation()),
    areaServed: { '@type': 'Country', name: 'Việt Nam' },
    ...(offer?.fee && { offers: { '@type': 'Offer', description: offer.fee, url: absolute(path) } }),
  }
}

const modes = (place: string | undefined, isOnline: boolean) =>
  isOnline ? (place ? ['Onsite', 'Online'] : ['Online']) : ['Onsite']

/** A course with its runs; those without a date are none for a search engine. */
function course({ path, label, description, language }: PageFacts, article: Article, offer: Offer): Thing {
  const { dates, place, isOnline, fee } = offer
  const instructor = authorsOf(article)
  const hasCourseInstance = dates.map(({ firstDay, lastDay }) => ({
    '@type': 'CourseInstance',
    courseMode: modes(place, isOnline),
    startDate: firstDay,
    endDate: lastDay,
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    ...(article.authors.length > 0 && { instructor }),
  }))
  return {
    '@type': 'Course',
    '@id': ids.course(path),
    name: label,
    description,
    url: absolute(path),
    inLanguage: htmlLang[language],
    provider: refersTo(ids.organisation()),
    ...(fee && { offers: { '@type': 'Offer', category: 'Paid', description: fee, url: absolute(path) } }),
    ...(dates.length > 0 && { hasCourseInstance }),
  } as Thing
}

function offeredBy(facts: PageFacts, article: Article): { id: string; thing: Thing } | undefined {
  const { type, offer } = article
  if (type === 'SERVICE') return { id: ids.service(facts.path), thing: service(facts, offer) }
  if (type === 'TRAINING' && offer) return { id: ids.course(facts.path), thing: course(facts, article, offer) }
  return undefined
}

const section = (type: ArticleType, language: Language) => labelsOf(language)(`sections.${type}.title`)

export function articleContent(
  facts: PageFacts,
  article: Article,
  cited: readonly LegalTextWithState[] = [],
  wordCount?: number,
): PageContent {
  const { path, label, description, language } = facts
  const { type, createDate, commentCount } = article
  const changed = changedAt(article)
  const offered = offeredBy(facts, article)
  const about = [
    ...(offered ? [offered.id] : []),
    ...cited.map(({ id }) => ids.legislation(legalTextPath(language, id))),
  ]
  const node = {
    '@type': kinds[type],
    '@id': ids.article(path),
    mainEntityOfPage: refersTo(ids.page(path)),
    isPartOf: refersTo(ids.page(path)),
    url: absolute(path),
    headline: cut(label, headlineLength),
    description,
    image: (facts.crops?.length ? facts.crops : [facts.image.path]).map((path) => absolute(path)),
    ...(createDate && { datePublished: createDate.toISOString() }),
    ...(changed && { dateModified: changed.toISOString() }),
    author: authorsOf(article),
    publisher: refersTo(ids.organisation()),
    articleSection: section(type, language),
    inLanguage: htmlLang[language],
    isAccessibleForFree: true,
    commentCount,
    ...(wordCount && { wordCount }),
    keywords: [
      section(type, language),
      ...(article.topics ?? []).map(({ name }) => name),
      ...cited.map((text) => legalTextName(text, language)),
    ],
    ...(cited.length > 0 && { citation: cited.map((text) => legislation(text, language)) }),
    ...(about.length > 0 && { about: about.map(refersTo) }),
    ...(type === 'TRAINING' && {
      learningResourceType: section(type, language),
      provider: refersTo(ids.organisation()),
    }),
  } as Thing
  const things = offered ? [node, offered.thing] : [node]
  const reviewedBy = article.reviewer && person(article.reviewer)
  return { type: 'WebPage', main: ids.article(path), things, reviewedBy, created: createDate, changed }
}

export async function articleGraph(
  article: Article,
  cited: readonly LegalTextWithState[],
  wordCount: number | undefined,
): Promise<Graph> {
  const facts = articleFacts(article)
  return pageGraph(facts, await getSiteRecord(), articleContent(facts, article, cited, wordCount))
}
