import type { Page } from '@/lib/backend/model'
import { noStore } from './errors'

interface Paging {
  page: number
  limit: number
}

type Part<T> = Pick<Page<T>, 'items' | 'total'>

/** A list got longer, shorter or another order while it was read, so what was read of it may lack something. */
export class ListChanged extends Error {}

/** A list's page in parts of at most `most`, so that it is never in memory as a whole. Throws ListChanged. */
export async function* partsOfPage<Q extends Paging, T extends { id: string }>(
  query: Q,
  most: number,
  list: (query: Q) => Promise<Page<T>>,
): AsyncGenerator<Part<T>> {
  if (query.limit <= most) return yield await list(query)
  const first = (query.page - 1) * query.limit
  const end = first + query.limit
  let promised: number | undefined
  const ids = new Set<string>()
  for (let from = first - (first % most); from < Math.min(end, promised ?? Infinity); from += most) {
    const { items, total } = await list({ ...query, page: from / most + 1, limit: most })
    promised ??= total
    if (total !== promised) throw new ListChanged(`a list of ${promised} has ${total} while it is read`)
    for (const { id } of items) {
      if (ids.has(id)) throw new ListChanged(`a list is in another order while it is read: ${id} comes twice`)
      ids.add(id)
    }
    yield { items: items.slice(Math.max(0, first - from), end - from), total }
  }
}

export async function* jsonOfPage<T>(
  name: string,
  { page, limit }: Paging,
  parts: AsyncIterable<Part<T>>,
  toWire: (item: T) => unknown,
): AsyncGenerator<string> {
  let [before, between, all] = [`{"data":{${JSON.stringify(name)}:[`, '', 0]
  for await (const { items, total } of parts) {
    const written = items.map((item) => JSON.stringify(toWire(item))).join(',')
    yield before + (written === '' ? '' : between + written)
    ;[before, between, all] = ['', between || (written && ','), total]
  }
  yield `],"pagination":${JSON.stringify({ page, limit, total: all })}}}`
}

/**
 * The answer that consists of pieces of JSON, each made when the client has taken the one before. The first is made
 * before this returns, so that its failure has a status of its own. A later one breaks the connection off: the client
 * must not take a part for the whole.
 */
export async function answerInPieces(pieces: AsyncGenerator<string>): Promise<Response> {
  const encoder = new TextEncoder()
  let next = await pieces.next()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (next.done) return controller.close()
        controller.enqueue(encoder.encode(next.value))
        next = await pieces.next()
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { ...noStore, 'content-type': 'application/json' } })
}
