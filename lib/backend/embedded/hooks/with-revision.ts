import type { CollectionConfig, GlobalConfig } from 'payload'
import { revision } from '../fields/revision'
import { checkGlobalRevision, checkRevision } from './check-revision'
import { lockGlobal, lockRow } from './lock-row'
import { withHooks } from './with-hooks'

const withField = <Kind extends CollectionConfig | GlobalConfig>(kind: Kind): Kind => ({
  ...kind,
  fields: [revision, ...kind.fields],
})

/** A collection of which a save made from an older revision is refused. The row is locked before anything reads it. */
export const withRevision = (collection: CollectionConfig): CollectionConfig =>
  withHooks(withField(collection), { beforeOperation: [lockRow], beforeChange: [checkRevision] })

export const globalWithRevision = (global: GlobalConfig): GlobalConfig =>
  withHooks(withField(global), { beforeOperation: [lockGlobal], beforeChange: [checkGlobalRevision] })
