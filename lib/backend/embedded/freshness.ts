import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  var ilcChangedTags: AsyncLocalStorage<Set<string>> | undefined
}

// One for the whole process: the build puts this module into more than one bundle, and Payload's hooks belong to the bundle that was asked first.
const collected = (globalThis.ilcChangedTags ??= new AsyncLocalStorage())

/**
 * Notes the cache tags a change touches. Called from hooks, and so before the database commits:
 * the tags take effect in `afterCommit`, or a page drawn in between would keep the old text.
 */
export function announceChange(tags: string[]): void {
  const store = collected.getStore()
  for (const tag of tags) store?.add(tag)
}

/** Runs a change of content and hands the tags it touched, if any, to `refresh` once the change is committed. */
export async function afterCommit<T>(change: () => Promise<T>, refresh: (tags: string[]) => Promise<void>): Promise<T> {
  const tags = new Set<string>()
  try {
    return await collected.run(tags, change)
  } finally {
    if (tags.size > 0) await refresh([...tags])
  }
}
