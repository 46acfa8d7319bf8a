import { randomUUID } from 'node:crypto'
import { isTagOfComments, tags as cacheTags } from '@/lib/backend/tags'
import { siteTag } from '@/lib/operations/cdn/page-tags'
import { quoted, runStatement, setValue, type Store } from './key-values'

/**
 * Changes of content of which other instances do not know yet, in Payload's table of keys and values. A row is written
 * in the transaction of its change, and removed once the change is announced: a process that is killed in between
 * leaves it to the others (`announce-left.ts`).
 */
export const unannouncedPrefix = 'unannounced:'

export interface UnannouncedChange {
  tags: readonly string[]
  purged: readonly string[]
}

/** Tags of a note. An import changes more, and notes them with each of its commits: the note has fewer and wider ones. */
const maxTags = 100

const bounded = ({ tags, purged }: UnannouncedChange): UnannouncedChange => ({
  tags:
    tags.length > maxTags ? [...new Set(tags.map((tag) => (isTagOfComments(tag) ? cacheTags.comments : tag)))] : tags,
  purged: purged.length > maxTags ? [siteTag] : purged,
})

/** Notes a change in its transaction. Noted again, with more tags, it has another `revision`. */
export const noteChange = (id: string, change: UnannouncedChange, now = Date.now()): string =>
  setValue(unannouncedPrefix + id, {
    at: now,
    revision: randomUUID(),
    ...bounded({ tags: change.tags, purged: change.purged }),
  })

export async function forgetChange(store: Store, id: string, revision?: string): Promise<void> {
  const isSame = revision === undefined ? '' : ` AND data->>'revision' = ${quoted(revision)}`
  await runStatement(store, `DELETE FROM payload_kv WHERE key = ${quoted(unannouncedPrefix + id)}${isSame}`)
}
