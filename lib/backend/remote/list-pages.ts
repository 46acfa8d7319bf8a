import { LRUCache } from 'lru-cache'
import { BackendUnavailable } from '../port'
import type { ArticleQuery, Page } from '../model'
import { OutsideContract } from './reading'

export interface ReadPage<T> {
  items: T[]
  leftOut: number
  total: number | undefined
}

type Paging = Pick<ArticleQuery, 'page' | 'limit'>

/** The total counts what can be shown. Without one a full page is assumed to have another after it. */
export function pageOf<T>({ items, leftOut, total }: ReadPage<T>, { page, limit }: Paging): Page<T> {
  const soFar = (page - 1) * limit + items.length
  const atLeast = soFar + (items.length + leftOut >= limit ? 1 : 0)
  const shown = items.length > 0 ? soFar : 0
  return { items, page, limit, total: total === undefined ? atLeast : Math.max(total - leftOut, shown) }
}

const knownMs = 10 * 60_000

/** Number of records that are asked for to read a list as a whole, as the spec's own calls do (spec 7). */
const wholeList = 100_000

const maxPages = 200

/** As far as it was asked for: an answer may have fewer, so further pages are read while they have something new. */
export async function firstPage<Q extends Paging, T extends { id: string }>(
  query: Q,
  read: (query: Q) => Promise<ReadPage<T>>,
): Promise<ReadPage<T>> {
  const first = await read(query)
  const { total } = first
  if (query.page > 1 || total === undefined) return first
  const results = new Map(first.items.map((item) => [item.id, item]))
  let { leftOut } = first
  const expected = Math.min(query.limit, total)
  for (let page = 2; page <= maxPages && results.size + leftOut < expected; page += 1) {
    const before = results.size
    const next = await read({ ...query, page })
    for (const item of next.items) if (!results.has(item.id)) results.set(item.id, item)
    if (results.size === before) break
    leftOut += next.leftOut
  }
  return { items: [...results.values()], leftOut, total }
}

function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof BackendUnavailable)) throw error
}

/** The items of a page that may be after the last one, which some backends refuse. Undefined if it cannot be read. */
const readAfter = <Q, T>(query: Q, read: (query: Q) => Promise<ReadPage<T>>): Promise<T[] | undefined> =>
  read(query).then(
    ({ items }) => items,
    (error: unknown) => (error instanceof OutsideContract ? [] : unlessUnavailable(error)),
  )

const listOf = ({ type, language }: ArticleQuery) => JSON.stringify([type, language])

/**
 * Creates a function that reads a page of a list. If the backend's page has records that cannot be shown, the list is
 * read as a whole and divided here: pages are full, and there are as many as the total promises. Other pages of that
 * list are read so too for a while. For a search, and from a backend that does not return the whole list or report how
 * long it is, the page is read alone.
 */
export function incompleteLists() {
  const known = new LRUCache<string, boolean>({ max: 1000, ttl: knownMs })

  async function fromWhole<Q extends ArticleQuery, T extends { id: string }>(
    query: Q,
    read: (query: Q) => Promise<ReadPage<T>>,
  ): Promise<Page<T> | undefined> {
    const { page, limit } = query
    const whole = await read({ ...query, page: 1, limit: wholeList }).catch(unlessUnavailable)
    const count = whole ? whole.items.length + whole.leftOut : 0
    if (whole?.total === undefined || count < whole.total) return undefined
    if (known.get(listOf(query)) !== true) {
      // The total may count what was answered: then a short page after its end still has more.
      const after = await readAfter({ ...query, page: Math.floor(count / limit) + 1 }, read)
      const results = new Set(whole.items.map(({ id }) => id))
      if (!after?.every(({ id }) => results.has(id))) return undefined
    }
    const items = whole.items.slice((page - 1) * limit, page * limit)
    return { items, page, limit, total: whole.items.length }
  }

  return async <Q extends ArticleQuery, T extends { id: string }>(
    query: Q,
    read: (query: Q) => Promise<ReadPage<T>>,
  ): Promise<Page<T>> => {
    // A visitor's words are new each time: the whole list would be read for each of them.
    if (query.search) return pageOf(await read(query), query)
    const list = listOf(query)
    const before = known.get(list)
    const answered = before ? undefined : await read(query)
    if (answered && (answered.leftOut === 0 || before === false)) return pageOf(answered, query)
    const divided = await fromWhole(query, read)
    known.set(list, divided !== undefined)
    return divided ?? pageOf(answered ?? (await read(query)), query)
  }
}
