import 'server-only'
import { cacheTag } from 'next/cache'
import { backend } from '@/lib/backend'
import type { Article } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import type { Language } from '@/lib/domain/languages'
import type { ArticleType } from '@/lib/domain/sections'
import { getArticle } from './articles'
import { contentLife } from './life'

/** Articles of a feed. */
const newest = 20

async function newestIds(language: Language, type: ArticleType | undefined): Promise<string[]> {
  'use cache'
  cacheTag(tags.articles)
  contentLife()
  const { items } = await (await backend()).listArticles({ ...(type && { type }), language, page: 1, limit: newest, search: '' })
  return items.map(({ id }) => id)
}

/** The newest articles of a language, of one section or of all, with their texts. */
export async function getNewest(language: Language, type: ArticleType | undefined): Promise<Article[]> {
  const articles = await Promise.all((await newestIds(language, type)).map(getArticle))
  return articles.flatMap((article) => article ?? [])
}
