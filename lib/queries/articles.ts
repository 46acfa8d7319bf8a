import 'server-only'
import { connection } from 'next/server'
import type { Article, ArticleSummary, Former, FormerArticle, Member, Page, Topic } from '@/lib/backend/model'
import type { Draft } from '@/lib/backend/port'
import type { PreparedArticle } from '@/lib/content/preparation/prepared-article'
import { dayOf } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { listPageSize } from '@/lib/domain/paging'
import { listScreen, topicScreen } from '@/lib/domain/paths'
import { pickRelated, relatedFetched } from '@/lib/domain/related'
import { articleTypes, sectionPaths, type ArticleType } from '@/lib/domain/sections'
import { dayTag, tagOfComments, tags } from '@/lib/backend/tags'
import { cacheContent } from './cache-content'
import { read } from './read'

/** A page of an article list (spec 7: six a page). Page numbers have no limit, so failures affect that page only. */
export async function getArticleList(
  type: ArticleType,
  language: Language,
  page: number,
): Promise<Page<ArticleSummary>> {
  'use cache'
  cacheContent(tags.articles, ...(type === 'TRAINING' ? [dayTag] : []))
  const ownPath = page > 1 ? listScreen(sectionPaths[type], page) : undefined
  return read(({ listArticles }) => listArticles({ type, language, page, limit: listPageSize, search: '' }), ownPath)
}

const latestCount = 5

export async function getLatestArticles(language: Language): Promise<ArticleSummary[]> {
  const lists = await Promise.all(articleTypes.map((type) => getArticleList(type, language, 1)))
  return lists
    .flatMap(({ items }) => items)
    .sort((a, b) => (b.createDate?.getTime() ?? 0) - (a.createDate?.getTime() ?? 0))
    .slice(0, latestCount)
}

/** A page of the articles on a topic, with its name; undefined if there is no such topic. */
export async function getTopicList(id: string, language: Language, page: number) {
  const topic = (await getTopics()).find((each) => each.id === id)
  if (!topic) return undefined
  return { id, name: topic.name[language], list: await getListAbout(id, language, page) }
}

async function getListAbout(topic: string, language: Language, page: number): Promise<Page<ArticleSummary>> {
  'use cache'
  cacheContent(tags.articles)
  const ownPath = topicScreen(topic, page)
  return read(({ listArticles }) => listArticles({ topic, language, page, limit: listPageSize, search: '' }), ownPath)
}

export async function getTopics(): Promise<Topic[]> {
  'use cache'
  cacheContent(tags.articles)
  return read(({ listTopics }) => listTopics())
}

export async function getArticle(id: string): Promise<Article | undefined> {
  'use cache'
  // Authors link to their profiles.
  cacheContent(tags.articles, tags.comments, tagOfComments(id), tags.members)
  return read((from) => from.getArticle(id))
}

export async function getPreparedArticle(id: string): Promise<PreparedArticle | undefined> {
  'use cache'
  cacheContent(tags.articles)
  const article = await getArticle(id)
  return article && read((from) => from.prepareArticle(article))
}

export async function getFormerArticle(id: string): Promise<Former<FormerArticle> | undefined> {
  'use cache'
  cacheContent(tags.articles)
  return read(({ formerArticle }) => formerArticle(id))
}

const maxOfAuthor = 6

export async function getArticlesBy(
  { translationKey }: Pick<Member, 'translationKey'>,
  language: Language,
): Promise<ArticleSummary[]> {
  'use cache'
  cacheContent(tags.articles, tags.members)
  return read(({ articlesBy }) => articlesBy(translationKey, language, maxOfAuthor))
}

/** Up to four articles of the same type and language (spec 9), chosen from the first page of their list, read once. */
export async function getRelated(id: string, type: ArticleType, language: Language): Promise<ArticleSummary[]> {
  'use cache'
  cacheContent(tags.articles)
  const { items } = await getArticleList(type, language, 1)
  return pickRelated(items.slice(0, relatedFetched), { id, language }, dayOf(new Date()))
}

/**
 * The newest draft of the article that a signed link opens, or undefined if the link is not valid. Never cached: a link
 * shows what was last saved, and ends at its time. Never rendered in advance, which Next would begin and log as an error.
 */
export async function getDraft(token: string): Promise<Draft | undefined> {
  await connection()
  return read((from) => from.getDraft(token))
}
