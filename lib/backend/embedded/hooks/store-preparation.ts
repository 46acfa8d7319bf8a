import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { deletePreparation, storeAtSave } from '../articles/prepared-articles'
import type { Article } from '../payload-types'

/** Stores the forms in which an article is published together with the article. */
export const storePrepared: CollectionAfterChangeHook<Article> = async ({ doc, req }) => {
  await storeAtSave(doc, req)
  return doc
}

/** Deletes them together with the article. */
export const deletePrepared: CollectionBeforeDeleteHook = ({ id, req }) => deletePreparation(Number(id), req)
