import type { Graph, ItemList } from 'schema-dts'
import type { Article, ArticleSummary, LegalTextWithState, Member, Page, SitePage, Topic } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import type { OverviewView, ListPages } from '@/lib/domain/overview'
import type { GroupLists } from '@/lib/domain/overview-lists'
import { articlePath, legalTextPath, topicPath, type CommentView } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { getSiteRecord } from '@/lib/queries/site-record'
import { absolute } from '@/lib/operations/settings'
import { ids } from './ids'
import { pageGraph, type PageContent } from './page-graph'
import { commentsFacts } from '../pages/comments'
import { profileOf } from '../pages/member'
import { overviewFacts } from '../pages/overview'
import {
  accessibilityFacts,
  contactFacts,
  listFacts,
  registerFacts,
  searchFacts,
  sitePageFacts,
  topicFacts,
  topicsFacts,
} from '../pages/screens'
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

const graphOf = async (facts: PageFacts, content: PageContent): Promise<Graph> =>
  pageGraph(facts, await getSiteRecord(), content)

const graphOfPage = (facts: PageFacts, paths: readonly string[], { page, limit }: Page<unknown>): Promise<Graph> =>
  graphOf(facts, listContent(facts, paths, (page - 1) * limit + 1))

export const listGraph = (language: Language, type: ArticleType, list: Page<ArticleSummary>): Promise<Graph> =>
  graphOfPage(listFacts(language, type, list.page), list.items.map(articlePath), list)

export const topicGraph = (
  language: Language,
  topic: { id: string; name: string },
  list: Page<ArticleSummary>,
): Promise<Graph> => graphOfPage(topicFacts(language, topic, list.page), list.items.map(articlePath), list)

export function registerGraph(language: Language, list: Page<LegalTextWithState>): Promise<Graph> {
  const paths = list.items.map(({ id }) => legalTextPath(language, id))
  return graphOfPage(registerFacts(language, list.page), paths, list)
}

export function topicsGraph(language: Language, topics: readonly Topic[]): Promise<Graph> {
  const facts = topicsFacts(language)
  const paths = topics.map(({ id }) => topicPath(language, id))
  return graphOf(facts, listContent(facts, paths))
}

export function overviewGraph(
  language: Language,
  view: OverviewView,
  pages: ListPages,
  groups: GroupLists<Member>[],
): Promise<Graph> {
  const facts = overviewFacts(language, view, pages)
  const members = groups.flatMap(({ lists }) => lists.flatMap((list) => list.members))
  const paths = [...new Set(members.map((member) => profileOf(member).path))]
  return graphOf(facts, listContent(facts, paths, 1, view === 'all' ? 'AboutPage' : 'CollectionPage'))
}

export const commentsGraph = (article: Article, view: CommentView): Promise<Graph> =>
  graphOf(commentsFacts(article, view), { type: 'WebPage' })

export const contactGraph = (language: Language): Promise<Graph> =>
  graphOf(contactFacts(language), { type: 'ContactPage', main: ids.organisation() })

export const accessibilityGraph = (language: Language): Promise<Graph> =>
  graphOf(accessibilityFacts(language), { type: 'WebPage' })

export function sitePageGraph(language: Language, page: SitePage): Promise<Graph> {
  const about = { type: 'AboutPage', main: ids.organisation() } as const
  const content = page.id === 've-vien' ? about : ({ type: 'WebPage' } as const)
  return graphOf(sitePageFacts(language, page), { ...content, changed: page.publishedDate })
}

export const searchGraph = (language: Language, query: string): Promise<Graph> =>
  graphOf(searchFacts(language, query), { type: 'SearchResultsPage' })
