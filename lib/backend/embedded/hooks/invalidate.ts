import type { CollectionConfig, GlobalConfig } from 'payload'
import type { Tag } from '@/lib/backend/tags'
import { announceChange } from '../after-commit'

/** Hooks of a collection whose changes invalidate the pages under these tags. */
export function invalidating(...tags: Tag[]) {
  return {
    afterChange: [({ doc }) => announce(tags, doc)],
    afterDelete: [({ doc }) => announce(tags, doc)],
  } satisfies CollectionConfig['hooks']
}

/** The same for a global record. */
export function invalidatingGlobal(...tags: Tag[]) {
  return { afterChange: [({ doc }) => announce(tags, doc)] } satisfies GlobalConfig['hooks']
}

function announce<T>(tags: Tag[], doc: T): T {
  announceChange(tags)
  return doc
}
