import 'server-only'
import { cacheTag } from 'next/cache'
import { unstable_rethrow } from 'next/navigation'
import type { ArticleSummary } from '@/lib/backend/model'
import { noteOutage } from '@/lib/backend/outage'
import { tags } from '@/lib/backend/tags'
import type { Language } from '@/lib/domain/languages'
import { menuArticles } from '@/lib/domain/main-menu'
import { byMenuOrder } from '@/lib/domain/menu-order'
import type { ArticleType } from '@/lib/domain/sections'
import { contentLife } from './life'
import { read } from './read'

async function newest(type: ArticleType, language: Language): Promise<Pick<ArticleSummary, 'id' | 'title'>[]> {
  'use cache'
  cacheTag(tags.articles)
  contentLife()
  const { items } = await read(({ listArticles }) =>
    listArticles({ type, language, page: 1, limit: menuArticles, search: '' }),
  )
  return items.map(({ id, title }) => ({ id, title })).sort(byMenuOrder)
}

/**
 * The articles below an item of the main menu, in the menu's order. Empty if they cannot be read (spec 8: logged, not
 * shown).
 */
export async function getMenuArticles(
  type: ArticleType,
  language: Language,
): Promise<Pick<ArticleSummary, 'id' | 'title'>[]> {
  try {
    return await newest(type, language)
  } catch (error) {
    unstable_rethrow(error)
    console.error('Lỗi khi lấy bài viết', error)
    // The page lacks a part and must not be cached.
    noteOutage()
    return []
  }
}
