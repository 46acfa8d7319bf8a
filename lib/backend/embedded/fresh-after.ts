import { revalidateTag } from 'next/cache'
import { withOwnChanges } from '@/lib/cache/seen-versions'
import { raiseVersions } from './content-versions'
import { afterCommit } from './freshness'

/** Runs a change of content; once it is committed, the pages that show it are drawn anew at the next request, and other instances are told. */
export function freshAfter<T>(change: () => Promise<T>): Promise<T> {
  return afterCommit(change, async (tags) => {
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
    try {
      const raised = await raiseVersions(tags)
      if (globalThis.ilcSeenVersions) globalThis.ilcSeenVersions = withOwnChanges(globalThis.ilcSeenVersions, raised)
      globalThis.ilcBell?.ring()
    } catch (error) {
      // The change itself is saved; whoever made it must not be told otherwise.
      console.error('Other instances could not be told of a change:', error)
    }
  })
}
