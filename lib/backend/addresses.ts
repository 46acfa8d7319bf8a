import pLimit from 'p-limit'
import { changedAt } from '@/lib/domain/dates'
import { languages } from '@/lib/domain/languages'
import { itemsOfPage, pageCount } from '@/lib/domain/paging'
import { articleTypes } from '@/lib/domain/sections'
import { logEachMinute } from '@/lib/operations/log/loggable'
import { causeOf } from '@/lib/operations/log/outages'
import { processSingleton } from '@/lib/operations/process-singleton'
import type { AddressPage, ListedArticle, ListedMember } from './model'
import { BackendUnavailable, type Backend } from './port'

/** Articles per request, and after how many no more are read: as many as one sitemap may name. */
const [pageSize, enough] = [1000, 50_000]

const atOnce = 2

/** Page size that returns all members at once (spec 7). */
export const allMembers = 100_000

type Lists = Pick<Backend, 'listArticles' | 'listMembers'>

/** The lists that have each article, asked for as list pages do: a backend may list nothing without these. */
const articleLists = languages.flatMap((language) => articleTypes.map((type) => ({ language, type })))

const lastLists = processSingleton('lastLists', () => new Map<string, readonly unknown[]>())

interface List<T> {
  key: string
  read: () => Promise<T[]>
}

/** Reads a few lists at once. One that fails is as it was read before; throws if all fail: then the sitemap stays. */
async function readLists<T>(lists: List<T>[]): Promise<T[]> {
  const limited = pLimit(atOnce)
  const outcomes = await Promise.all(
    lists.map(({ key, read }) =>
      limited(read).then(
        (items) => ({ key, items }),
        (error: unknown) => ({ key, error }),
      ),
    ),
  )
  const isAway = outcomes.every((outcome) => 'error' in outcome)
  return outcomes.flatMap((outcome) => {
    const { key } = outcome
    if ('items' in outcome) {
      lastLists.set(key, outcome.items)
      return outcome.items
    }
    const before = lastLists.get(key)
    const { error } = outcome
    if (isAway || !before || !(error instanceof BackendUnavailable)) throw error
    logEachMinute(`list ${key}`, `Sitemaps have the list ${key} as it was before: ${causeOf(error)}`)
    return before as T[]
  })
}

async function wholeList(of: (typeof articleLists)[number], { listArticles }: Lists): Promise<ListedArticle[]> {
  const results = new Map<string, ListedArticle>()
  for (let page = 1; results.size < enough; page += 1) {
    const { items, total } = await listArticles({ ...of, page, limit: pageSize, search: '' })
    const before = results.size
    for (const { id, title, type, language, translationKey, createDate, updatedDate, previewImage } of items)
      results.set(id, { id, title, type, language, translationKey, createDate, updatedDate, previewImage })
    // A hosted backend may ignore page numbers and always return the same articles.
    if (results.size === before || results.size >= total) break
  }
  return [...results.values()]
}

async function everyArticle(lists: Lists): Promise<ListedArticle[]> {
  const results = new Map<string, ListedArticle>()
  const read = await readLists(
    articleLists.map((of) => ({ key: `${of.type} ${of.language}`, read: () => wholeList(of, lists) })),
  )
  // A backend that ignores what it is asked for has every article in every list.
  for (const article of read) if (!results.has(article.id)) results.set(article.id, article)
  return [...results.values()]
    .sort((a, b) => (b.createDate?.getTime() ?? 0) - (a.createDate?.getTime() ?? 0))
    .slice(0, enough)
}

const everyMember = ({ listMembers }: Lists): Promise<ListedMember[]> =>
  readLists(
    languages.map((language) => ({
      key: `members ${language}`,
      read: async () => (await listMembers({ language, page: 1, limit: allMembers, search: '' })).items,
    })),
  )

function addressPage<T extends { translationKey: string }>(
  all: readonly T[],
  { page, limit }: { page: number; limit: number },
): AddressPage<T> {
  const items = itemsOfPage(all, page, limit)
  const keys = new Set(items.map(({ translationKey }) => translationKey))
  return { items, translations: all.filter(({ translationKey }) => keys.has(translationKey)) }
}

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
