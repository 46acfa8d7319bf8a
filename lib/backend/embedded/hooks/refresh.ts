import type { CollectionConfig, GlobalConfig } from 'payload'
import type { Tag } from '@/lib/backend/tags'
import { announceChange } from '../database/after-commit'

/** Hooks of a collection whose changes make the pages under these tags fresh. */
export function refreshing(...tags: Tag[]) {
  return {
    afterChange: [({ doc }) => announce(tags, doc)],
    afterDelete: [({ doc }) => announce(tags, doc)],
  } satisfies CollectionConfig['hooks']
}

/** The same for a global record. */
export function refreshingGlobal(...tags: Tag[]) {
  return { afterChange: [({ doc }) => announce(tags, doc)] } satisfies GlobalConfig['hooks']
}

function announce<T>(tags: Tag[], doc: T): T {
  announceChange(tags)
  return doc
}
