import { AsyncLocalStorage } from 'node:async_hooks'
import { remember } from '@/lib/remember'

/** What a change leaves to be done. */
export interface Aftermath {
  /** Cache tags of what it touched. */
  tags: string[]
  /** Files of pictures whose row it took away or gave another file. */
  pictures: string[]
}

type Collected = Record<keyof Aftermath, Set<string>>

// Payload's hooks belong to the bundle that was asked first.
const collected = remember('aftermath', () => new AsyncLocalStorage<Collected>())

function note(what: keyof Aftermath, names: Iterable<string>): void {
  const noted = collected.getStore()?.[what]
  for (const name of names) noted?.add(name)
}

/**
 * Notes the cache tags a change touches. Called from hooks, and so before the database commits:
 * the tags take effect in `afterCommit`, or a page rendered in between would keep the old text.
 */
export const announceChange = (tags: string[]): void => note('tags', tags)

/** Notes a picture's file that its row no longer names: it goes once that is committed, or a row that stays after all would have lost it. */
export const announceFormerFile = (name: string): void => note('pictures', [name])

/** Runs a change of content, and hands what it leaves to be done, if anything, to `finish` once the change is committed or has failed. */
export async function afterCommit<T>(change: () => Promise<T>, finish: (left: Aftermath) => Promise<void>): Promise<T> {
  const noted: Collected = { tags: new Set(), pictures: new Set() }
  try {
    return await collected.run(noted, change)
  } finally {
    const [tags, pictures] = [[...noted.tags], [...noted.pictures]]
    if (tags.length + pictures.length > 0) await finish({ tags, pictures })
  }
}
