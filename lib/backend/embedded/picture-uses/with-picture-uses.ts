import type { CollectionConfig, GlobalConfig } from 'payload'
import { noteGlobal, noteRecord } from './note-uses'
import { deleteUses } from './stored-uses'

/** A collection whose records note the pictures that they use, in the transaction of each save. */
export function withPictureUses(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      // What the hook is given may lack fields, if the call selects some.
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ collection: own, doc, req }) => noteRecord(req, own, Number(doc.id)),
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        ({ collection: own, id, req }) => deleteUses(req, own.slug, Number(id)),
      ],
    },
  }
}

/** The same for a global. */
export function globalWithPictureUses(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), ({ global: own, req }) => noteGlobal(req, own)],
    },
  }
}
