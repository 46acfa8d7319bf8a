import 'server-only'
import { cacheTag } from 'next/cache'
import { backend } from '@/lib/backend'
import type { ArticleSummary } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'

/** What lists of every article are made of. */
export type ListedArticle = Pick<ArticleSummary, 'id' | 'title' | 'type' | 'language' | 'translationKey' | 'createDate' | 'updatedDate' | 'previewImage'>

/** Articles asked for at once. */
const atOnce = 1000

/** Every published article, newest first. */
export async function getEveryArticle(): Promise<ListedArticle[]> {
  'use cache'
  cacheTag(tags.articles)
  contentLife()
  const { listArticles } = await backend()
  const every: ListedArticle[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await listArticles({ page, limit: atOnce, search: '' })
    for (const { id, title, type, language, translationKey, createDate, updatedDate, previewImage } of items) {
      every.push({ id, title, type, language, translationKey, createDate, updatedDate, previewImage })
    }
    if (items.length === 0 || page * atOnce >= total) return every
  }
}
