import { revalidateTag } from 'next/cache'
import { afterCommit } from '@/lib/backend/embedded/freshness'

/** Runs a change of content; once it is committed, the pages that show it are drawn anew at the next request. */
export function freshAfter<T>(change: () => Promise<T>): Promise<T> {
  return afterCommit(change, (tags) => {
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
  })
}
