import type { CollectionConfig, GlobalConfig } from 'payload'
import { revision } from '../fields/revision'
import { checkGlobalRevision, checkRevision } from './check-revision'
import { lockGlobal, lockRow } from './lock-row'

/**
 * A collection of which a save made from an older revision is refused. The row is locked before anything reads it.
 */
export function withRevision(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks } = collection
  return {
    ...collection,
    fields: [revision, ...fields],
    hooks: {
      ...hooks,
      beforeOperation: [lockRow, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [checkRevision, ...(hooks?.beforeChange ?? [])],
    },
  }
}

/** The same for a global. */
export function globalWithRevision(global: GlobalConfig): GlobalConfig {
  const { fields, hooks } = global
  return {
    ...global,
    fields: [revision, ...fields],
    hooks: {
      ...hooks,
      beforeOperation: [lockGlobal, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [checkGlobalRevision, ...(hooks?.beforeChange ?? [])],
    },
  }
}
