import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { deletePreparation, storeAtSave } from '../articles/prepared-articles'
import type { Article } from '../payload-types'

export const storePrepared: CollectionAfterChangeHook<Article> = async ({ doc, req }) => {
  await storeAtSave(doc, req)
  return doc
}

export const deletePrepared: CollectionBeforeDeleteHook = ({ id, req }) => deletePreparation(Number(id), req)
