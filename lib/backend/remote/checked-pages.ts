import { LRUCache } from 'lru-cache'
import type { ArticleQuery } from '../model'
import { BackendUnavailable } from '../port'
import type { ReadPage } from './list-pages'
import { OutsideContract } from './reading'

const knownMs = 10 * 60_000

/** What a page without articles has: some backends refuse such a page. */
const noPage = { items: [], leftOut: 0, total: undefined }

/**
 * Creates a function that reads a page of a list and checks the total that the backend claims: some ignore page
 * numbers, some answer the last page again, some claim any total. Such a list ends where its articles end.
 */
export function checkedPages<Q extends ArticleQuery, T extends { id: string }>(
  read: (query: Q) => Promise<ReadPage<T>>,
): (query: Q) => Promise<ReadPage<T>> {
  const known = new LRUCache<string, number>({ max: 1000, ttl: knownMs })

  async function countRecords(query: Q, total: number, page: ReadPage<T>): Promise<number> {
    const pages = new Map([[query.page, page]])
    async function at(number: number): Promise<ReadPage<T>> {
      const before = pages.get(number)
      if (before) return before
      const answered = await read({ ...query, page: number }).catch((error: unknown) => {
        if (!(error instanceof OutsideContract)) throw error
        // An answer that cannot be read has records that cannot be identified.
        return { ...noPage, leftOut: error.status === undefined ? 1 : 0 }
      })
      pages.set(number, answered)
      return answered
    }
    async function isNew(number: number): Promise<boolean> {
      const { items, leftOut } = await at(number)
      if (leftOut > 0 || items.length === 0) return leftOut > 0
      const others = [...(await at(1)).items, ...(await at(number - 1)).items]
      return items.some(({ id }) => others.every((other) => other.id !== id))
    }
    let [last, after] = [1, Math.ceil(total / query.limit)]
    if (await isNew(after)) return total
    while (after - last > 1) {
      const middle = Math.floor((last + after) / 2)
      if (await isNew(middle)) last = middle
      else after = middle
    }
    const { items, leftOut } = await at(last)
    return (last - 1) * query.limit + items.length + leftOut
  }

  return async (query) => {
    const page = await read(query)
    const { type, language, search, limit } = query
    if (page.total === undefined || page.total <= limit) return page
    const key = JSON.stringify([type, language, search, limit, page.total])
    try {
      const total = known.get(key) ?? (await countRecords(query, page.total, page))
      known.set(key, total)
      return query.page > Math.ceil(total / limit) ? { ...noPage, total } : { ...page, total }
    } catch (error) {
      if (error instanceof BackendUnavailable) return page
      throw error
    }
  }
}
