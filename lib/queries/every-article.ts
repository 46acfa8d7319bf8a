import 'server-only'
import { cacheTag } from 'next/cache'
import type { ArticleSummary } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'
import { read } from './read'

/** The fields that lists of every article need. */
export type ListedArticle = Pick<
  ArticleSummary,
  'id' | 'title' | 'type' | 'language' | 'translationKey' | 'createDate' | 'updatedDate' | 'previewImage'
>

/** Articles per request. */
const pageSize = 1000

/** Every published article, newest first. */
export async function getEveryArticle(): Promise<ListedArticle[]> {
  'use cache'
  cacheTag(tags.articles)
  contentLife()
  const every = new Map<string, ListedArticle>()
  for (let page = 1; ; page += 1) {
    const { items, total } = await read(({ listArticles }) => listArticles({ page, limit: pageSize, search: '' }))
    const before = every.size
    for (const { id, title, type, language, translationKey, createDate, updatedDate, previewImage } of items) {
      every.set(id, { id, title, type, language, translationKey, createDate, updatedDate, previewImage })
    }
    // A hosted backend may ignore page numbers and always return the same articles.
    if (every.size === before || every.size >= total) return [...every.values()]
  }
}
