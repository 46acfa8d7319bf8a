import type { CollectionConfig, GlobalConfig } from 'payload'
import type { Tag } from '@/lib/backend/tags'
import { recordTags } from '../database/after-commit'

export function invalidating(...tags: Tag[]) {
  return {
    afterChange: [({ doc }) => announce(tags, doc)],
    afterDelete: [({ doc }) => announce(tags, doc)],
  } satisfies CollectionConfig['hooks']
}

export function invalidatingGlobal(...tags: Tag[]) {
  return { afterChange: [({ doc }) => announce(tags, doc)] } satisfies GlobalConfig['hooks']
}

function announce<T>(tags: Tag[], doc: T): T {
  recordTags(tags)
  return doc
}
