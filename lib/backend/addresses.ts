import { changedAt } from '@/lib/domain/dates'
import { languages } from '@/lib/domain/languages'
import { itemsOfPage, pageCount } from '@/lib/domain/paging'
import type { AddressPage, ArticleQuery, ListedArticle, ListedMember, Page } from './model'
import type { Backend } from './port'

/** Articles per request, and after how many no more are read: as many as one sitemap may name. */
const [pageSize, enough] = [1000, 50_000]

/** Page size that returns all members at once (spec 7). */
export const allMembers = 100_000

type Lists = Pick<Backend, 'listArticles' | 'listMembers'>

/** The published articles, newest first, by a backend that only lists them. */
async function everyArticle({ listArticles }: Lists): Promise<ListedArticle[]> {
  const found = new Map<string, ListedArticle>()
  for (let page = 1; found.size < enough; page += 1) {
    const query: ArticleQuery = { page, limit: pageSize, search: '' }
    const { items, total } = await listArticles(query)
    const before = found.size
    for (const { id, title, type, language, translationKey, createDate, updatedDate, previewImage } of items)
      found.set(id, { id, title, type, language, translationKey, createDate, updatedDate, previewImage })
    // A hosted backend may ignore page numbers and always return the same articles.
    if (found.size === before || found.size >= total) break
  }
  return [...found.values()]
}

/** Every profile, one language after the other. */
async function everyMember({ listMembers }: Lists): Promise<ListedMember[]> {
  const read = (page: Page<ListedMember>) => page.items
  const lists = languages.map(async (language) =>
    read(await listMembers({ language, page: 1, limit: allMembers, search: '' })),
  )
  return (await Promise.all(lists)).flat()
}

/** A page of all records, with the versions of them in other languages. */
function addressPage<T extends { translationKey: string }>(
  all: readonly T[],
  { page, limit }: { page: number; limit: number },
): AddressPage<T> {
  const items = itemsOfPage(all, page, limit)
  const keys = new Set(items.map(({ translationKey }) => translationKey))
  return { items, translations: all.filter(({ translationKey }) => keys.has(translationKey)) }
}

/** When anything on each page of all records was last changed. */
function changesOfPages<T>(all: readonly T[], limit: number, changedOf: (one: T) => Date | undefined) {
  return Array.from({ length: all.length > 0 ? pageCount(all.length, limit) : 0 }, (_, i) => {
    const times = itemsOfPage(all, i + 1, limit).flatMap((one) => changedOf(one)?.getTime() ?? [])
    return times.length > 0 ? new Date(Math.max(...times)) : undefined
  })
}

/** What sitemaps read of articles and members, of a backend that has no calls for it. */
export const addressesByLists = (lists: Lists) =>
  ({
    listAddresses: async (query) => addressPage(await everyArticle(lists), query),
    addressPages: async (limit) => changesOfPages(await everyArticle(lists), limit, changedAt),
    listMemberAddresses: async (query) => addressPage(await everyMember(lists), query),
    memberAddressPages: async (limit) =>
      changesOfPages(await everyMember(lists), limit, ({ updatedDate }) => updatedDate),
  }) satisfies Partial<Backend>
