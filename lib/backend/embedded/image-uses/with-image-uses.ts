import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
} from 'payload'
import { withHooks } from '../hooks/with-hooks'
import { noteGlobal, noteRecord } from './note-uses'
import { deleteUses } from './stored-uses'

// What a hook is given may lack fields, if the call selects some.
const afterChange: CollectionAfterChangeHook = ({ collection, doc, req }) => noteRecord(req, collection, Number(doc.id))
const afterDelete: CollectionAfterDeleteHook = ({ collection, id, req }) => deleteUses(req, collection.slug, Number(id))
const afterGlobalChange: GlobalAfterChangeHook = ({ global, req }) => noteGlobal(req, global)

export const withImageUses = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, {}, { afterChange: [afterChange], afterDelete: [afterDelete] })

export const globalWithImageUses = (global: GlobalConfig): GlobalConfig =>
  withHooks(global, {}, { afterChange: [afterGlobalChange] })
