import { randomUUID } from 'node:crypto'
import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/lib/operations/process-singleton'
import type { UnannouncedChange } from './unannounced-changes'

export interface PostCommitWork {
  tags: string[]
  purged: string[]
  corrected: string[]
  files: string[]
  /** The id under which the database has the change until it is announced; undefined if it was not noted there. */
  noted?: string | undefined
}

type Collected = Record<Exclude<keyof PostCommitWork, 'noted'>, Set<string>> & Pick<PostCommitWork, 'noted'>

// Shared by all bundles: Payload's hooks run in the bundle that initialised Payload first.
const collected = processSingleton('aftermath', () => new AsyncLocalStorage<Collected>())

function note(what: Exclude<keyof PostCommitWork, 'noted'>, names: Iterable<string>): void {
  const noted = collected.getStore()?.[what]
  for (const name of names) noted?.add(name)
}

/**
 * Records cache tags to invalidate. Hooks call this before the database commits, so the tags take effect only in
 * `afterCommit`: a page rendered in between would cache the old text. `purged` names what a cache in front of the site
 * has to drop, where that is less than all with these tags.
 */
export function recordTags(tags: string[], purged = tags): void {
  note('tags', tags)
  note('purged', purged)
}

export const recordCorrection = (id: string): void => note('corrected', [id])

/** A file that its row no longer names is deleted after the commit only: after a rollback it is needed. */
export const recordFormerFile = (name: string): void => note('files', [name])

/** What the open transaction, and those before it of the same change, have changed. */
export function changeToNote(): (UnannouncedChange & { id: string }) | undefined {
  const store = collected.getStore()
  if (!store || store.tags.size === 0) return undefined
  store.noted ??= randomUUID()
  return { id: store.noted, tags: [...store.tags], purged: [...store.purged] }
}

export async function afterCommit<T>(
  change: () => Promise<T>,
  finish: (remaining: PostCommitWork) => Promise<void>,
): Promise<T> {
  const noted: Collected = { tags: new Set(), purged: new Set(), corrected: new Set(), files: new Set() }
  try {
    return await collected.run(noted, change)
  } finally {
    const left = {
      tags: [...noted.tags],
      purged: [...noted.purged],
      corrected: [...noted.corrected],
      files: [...noted.files],
      noted: noted.noted,
    }
    if (left.tags.length + left.files.length > 0) await finish(left)
  }
}
