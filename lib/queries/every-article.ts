import 'server-only'
import { cacheTag } from 'next/cache'
import type { ArticleSummary } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'
import { read } from './read'

/** What lists of every article are made of. */
export type ListedArticle = Pick<ArticleSummary, 'id' | 'title' | 'type' | 'language' | 'translationKey' | 'createDate' | 'updatedDate' | 'previewImage'>

/** Articles asked for at once. */
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
    // A hosted backend may know no pages, and send the same for ever.
    if (every.size === before || every.size >= total) return [...every.values()]
  }
}
