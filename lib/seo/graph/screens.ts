import type { Graph, ItemList } from 'schema-dts'
import type { Article, ArticleSummary, LegalTextWithState, Member, Page, SitePage, Topic } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import type { OverviewView, ListPages } from '@/lib/domain/overview'
import type { GroupLists } from '@/lib/domain/overview-lists'
import { articlePath, legalTextPath, topicPath, type CommentView } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { getSiteRecord } from '@/lib/queries/site-record'
import { absolute } from '@/lib/operations/settings/absolute'
import { ids } from './ids'
import { pageGraph, type PageContent } from './page-graph'
import { accessibilityFacts } from '../pages/accessibility'
import { commentsFacts } from '../pages/comments'
import { contactFacts } from '../pages/contact'
import { registerFacts } from '../pages/legal-text'
import { listFacts } from '../pages/list'
import { profileOf } from '../pages/member'
import { overviewFacts } from '../pages/overview'
import { searchFacts } from '../pages/search'
import { topicFacts, topicsFacts } from '../pages/topic'
import { sitePageFacts } from '../pages/site-page'
import type { PageFacts } from '../facts'

/** The structured data of a list page, in order. `first` is the position of its first item in the whole list. */
export function listContent(
  { path, label }: PageFacts,
  paths: readonly string[],
  first = 1,
  type: PageContent['type'] = 'CollectionPage',
): PageContent {
  if (paths.length === 0) return { type }
  const list: Exclude<ItemList, string> = {
    '@type': 'ItemList',
    '@id': ids.list(path),
    name: label,
    numberOfItems: paths.length,
    itemListElement: paths.map((item, i) => ({
      '@type': 'ListItem',
      position: first + i,
      url: absolute(item),
    })),
  }
  return { type, main: ids.list(path), things: [list] }
}

export async function listGraph(
  language: Language,
  type: ArticleType,
  { items, page, limit }: Page<ArticleSummary>,
): Promise<Graph> {
  const facts = listFacts(language, type, page)
  const paths = items.map((article) => articlePath(article))
  return pageGraph(facts, await getSiteRecord(), listContent(facts, paths, (page - 1) * limit + 1))
}

export async function topicGraph(
  language: Language,
  topic: { id: string; name: string },
  { items, page, limit }: Page<ArticleSummary>,
): Promise<Graph> {
  const facts = topicFacts(language, topic, page)
  return pageGraph(facts, await getSiteRecord(), listContent(facts, items.map(articlePath), (page - 1) * limit + 1))
}

export async function topicsGraph(language: Language, topics: readonly Topic[]): Promise<Graph> {
  const facts = topicsFacts(language)
  const paths = topics.map(({ id }) => topicPath(language, id))
  return pageGraph(facts, await getSiteRecord(), listContent(facts, paths))
}

export async function overviewGraph(
  language: Language,
  view: OverviewView,
  pages: ListPages,
  groups: GroupLists<Member>[],
): Promise<Graph> {
  const facts = overviewFacts(language, view, pages)
  const members = groups.flatMap(({ lists }) => lists.flatMap((list) => list.members))
  const paths = [...new Set(members.map((member) => profileOf(member).path))]
  return pageGraph(
    facts,
    await getSiteRecord(),
    listContent(facts, paths, 1, view === 'all' ? 'AboutPage' : 'CollectionPage'),
  )
}

export async function commentsGraph(article: Article, view: CommentView): Promise<Graph> {
  return pageGraph(commentsFacts(article, view), await getSiteRecord(), { type: 'WebPage' })
}

export async function registerGraph(
  language: Language,
  { items, limit, page }: Page<LegalTextWithState>,
): Promise<Graph> {
  const facts = registerFacts(language, page)
  const paths = items.map(({ id }) => legalTextPath(language, id))
  return pageGraph(facts, await getSiteRecord(), listContent(facts, paths, (page - 1) * limit + 1))
}

export async function contactGraph(language: Language): Promise<Graph> {
  return pageGraph(contactFacts(language), await getSiteRecord(), { type: 'ContactPage', main: ids.organisation() })
}

export async function accessibilityGraph(language: Language): Promise<Graph> {
  return pageGraph(accessibilityFacts(language), await getSiteRecord(), { type: 'WebPage' })
}

export async function sitePageGraph(language: Language, page: SitePage): Promise<Graph> {
  const about = { type: 'AboutPage', main: ids.organisation() } as const
  const content = page.id === 've-vien' ? about : ({ type: 'WebPage' } as const)
  return pageGraph(sitePageFacts(language, page), await getSiteRecord(), { ...content, changed: page.publishedDate })
}

export async function searchGraph(language: Language, query: string): Promise<Graph> {
  return pageGraph(searchFacts(language, query), await getSiteRecord(), { type: 'SearchResultsPage' })
}
