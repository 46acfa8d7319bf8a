import { changedAt } from '@/lib/domain/dates'
import type { AddressPage, ArticleQuery, ArticleSummary, ListedArticle, Page } from './model'

/** Articles per request. */
const pageSize = 1000

type List = (query: ArticleQuery) => Promise<Page<ArticleSummary>>

/** Every published article, newest first, by a backend that only lists them. */
async function every(listArticles: List): Promise<ListedArticle[]> {
  const found = new Map<string, ListedArticle>()
  for (let page = 1; ; page += 1) {
    const { items, total } = await listArticles({ page, limit: pageSize, search: '' })
    const before = found.size
    for (const { id, title, type, language, translationKey, createDate, updatedDate, previewImage } of items)
      found.set(id, { id, title, type, language, translationKey, createDate, updatedDate, previewImage })
    // A hosted backend may ignore page numbers and always return the same articles.
    if (found.size === before || found.size >= total) return [...found.values()]
  }
}

/** The addresses of articles, of a backend that has no call for them. */
export const addressesByLists = (listArticles: List) => ({
  async listAddresses({ page, limit }: { page: number; limit: number }): Promise<AddressPage> {
    const all = await every(listArticles)
    const articles = all.slice((page - 1) * limit, page * limit)
    const keys = new Set(articles.map(({ translationKey }) => translationKey))
    return { articles, translations: all.filter(({ translationKey }) => keys.has(translationKey)) }
  },
  async addressPages(limit: number): Promise<(Date | undefined)[]> {
    const all = await every(listArticles)
    return Array.from({ length: Math.ceil(all.length / limit) }, (_, i) => {
      const times = all.slice(i * limit, (i + 1) * limit).flatMap((article) => changedAt(article)?.getTime() ?? [])
      return times.length > 0 ? new Date(Math.max(...times)) : undefined
    })
  },
})
