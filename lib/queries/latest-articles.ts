import 'server-only'
import type { ArticleSummary } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { articleTypes } from '@/lib/domain/sections'
import { getArticleList } from './articles'

const latestCount = 5

export async function getLatestArticles(language: Language): Promise<ArticleSummary[]> {
  const lists = await Promise.all(articleTypes.map((type) => getArticleList(type, language, 1)))
  return lists
    .flatMap(({ items }) => items)
    .sort((a, b) => (b.createDate?.getTime() ?? 0) - (a.createDate?.getTime() ?? 0))
    .slice(0, latestCount)
}
