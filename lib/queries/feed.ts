import 'server-only'
import { cacheTag } from 'next/cache'
import type { Article } from '@/lib/backend/model'
import { noteOutage } from '@/lib/backend/outage'
import { tags } from '@/lib/backend/tags'
import type { Language } from '@/lib/domain/languages'
import type { ArticleType } from '@/lib/domain/sections'
import { getArticle } from './articles'
import { contentLife } from './life'
import { read } from './read'

/** Articles of a feed. */
const newest = 20

async function newestIds(language: Language, type: ArticleType | undefined): Promise<string[]> {
  'use cache'
  cacheTag(tags.articles)
  contentLife()
  const { items } = await read(({ listArticles }) => listArticles({ ...(type && { type }), language, page: 1, limit: newest, search: '' }))
  return items.map(({ id }) => id)
}

/** The newest articles of a language, of one section or of all, with their texts. */
export async function getNewest(language: Language, type: ArticleType | undefined): Promise<Article[]> {
  const ids = await newestIds(language, type)
  const articles = await Promise.all(ids.map(getArticle)).catch((error: unknown) => {
    // What one of its articles lacks, the feed does, whose address does not name it.
    noteOutage()
    throw error
  })
  return articles.flatMap((article) => article ?? [])
}
