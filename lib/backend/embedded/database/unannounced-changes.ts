import { quoted, runStatement, setValue, type Store } from './key-values'

/**
 * Changes of content of which other instances do not know yet, in Payload's table of keys and values. A row is written
 * in the transaction of its change, and removed once the change is announced: a process that is killed in between
 * leaves it to the others (`announce-left.ts`).
 */
export const unannouncedPrefix = 'unannounced:'

/** What was changed: cache tags to invalidate, and tags that a cache in front of the site drops. */
export interface UnannouncedChange {
  tags: readonly string[]
  purged: readonly string[]
}

/** A statement that notes a change under an id, for its transaction. It may be noted again, with more tags. */
export const noteChange = (id: string, { tags, purged }: UnannouncedChange, now = Date.now()): string =>
  setValue(unannouncedPrefix + id, { at: now, tags, purged })

/** Removes the note of a change that is announced. */
export const forgetChange = async (store: Store, id: string): Promise<void> =>
  void (await runStatement(store, `DELETE FROM payload_kv WHERE key = ${quoted(unannouncedPrefix + id)}`))
