import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import { announceChange } from '../freshness'

type TagsOf = (doc: Record<string, unknown>) => string[]

/** Makes the next request of every page that shows this record fresh. */
export function refreshOnChange(tagsOf: TagsOf): CollectionAfterChangeHook {
  return ({ doc, previousDoc }) => {
    announceChange([...tagsOf(previousDoc ?? {}), ...tagsOf(doc)])
    return doc
  }
}

export function refreshOnDelete(tagsOf: TagsOf): CollectionAfterDeleteHook {
  return ({ doc }) => {
    announceChange(tagsOf(doc))
    return doc
  }
}

export function refreshOnGlobalChange(tagsOf: TagsOf): GlobalAfterChangeHook {
  return ({ doc }) => {
    announceChange(tagsOf(doc))
    return doc
  }
}
