import 'server-only'
import { cacheTag } from 'next/cache'
import type { Article } from '@/lib/backend/model'
import { hadOutageSince } from '@/lib/backend/outage'
import { Unavailable } from '@/lib/backend/port'
import { tags } from '@/lib/backend/tags'
import type { Language } from '@/lib/domain/languages'
import type { ArticleType } from '@/lib/domain/sections'
import { getArticle } from './articles'
import { contentLife } from './life'
import { read } from './read'

/** Articles per feed. */
const newest = 20

async function newestIds(language: Language, type: ArticleType | undefined): Promise<string[]> {
  'use cache'
  cacheTag(tags.articles)
  contentLife()
  const { items } = await read(({ listArticles }) =>
    listArticles({ ...(type && { type }), language, page: 1, limit: newest, search: '' }),
  )
  return items.map(({ id }) => id)
}

/** The newest articles of a language, of one section or of all, with their texts. */
export async function getNewest(language: Language, type: ArticleType | undefined): Promise<Article[]> {
  const began = performance.now()
  const ids = await newestIds(language, type)
  const articles = await Promise.all(ids.map(getArticle)).catch((cause: unknown) => {
    // If one of its articles could not be read, the feed is incomplete. The feed's path does not contain the article's
    // id, so this failure is reported for the feed.
    throw ids.some((id) => hadOutageSince(began, encodeURIComponent(id)))
      ? new Unavailable('an article of the feed', { cause })
      : cause
  })
  return articles.flatMap((article) => article ?? [])
}
