import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { ArticleTitle } from '@/lib/backend/model'
import { readForPage } from '@/lib/backend/last-known'
import { noteOutage } from '@/lib/backend/outage'
import { dayTag, tags } from '@/lib/backend/tags'
import type { Language } from '@/lib/domain/languages'
import { menuArticles } from '@/lib/domain/main-menu'
import { byMenuOrder } from '@/lib/domain/menu-order'
import type { ArticleType } from '@/lib/domain/sections'
import { logEachMinute } from '@/lib/operations/log/loggable'
import { cacheContent } from './cache-content'
import { read } from './read'

export const getNewestTitles = (
  type: ArticleType,
  language: Language,
  limit: number = menuArticles[type],
): Promise<ArticleTitle[]> =>
  readForPage(
    `titles ${type} ${language} ${limit}`,
    () => readNewestTitles(type, language, limit),
    () => [],
  )

async function readNewestTitles(type: ArticleType, language: Language, limit: number): Promise<ArticleTitle[]> {
  'use cache'
  cacheContent(tags.articles, ...(type === 'TRAINING' ? [dayTag] : []))
  return read(({ listTitles }) => listTitles({ type, language, limit }))
}

/** The articles of a menu item in its order, courses that are over last; empty if unreadable (spec 8: logged). */
export async function getMenuArticles(type: ArticleType, language: Language): Promise<ArticleTitle[]> {
  try {
    return (await getNewestTitles(type, language)).toSorted(
      (a, b) => Number(a.isOver) - Number(b.isOver) || byMenuOrder(a, b),
    )
  } catch (error) {
    unstable_rethrow(error)
    logEachMinute('menu', 'Lỗi khi lấy bài viết')
    // The page lacks a part and must not be cached.
    noteOutage()
    return []
  }
}
