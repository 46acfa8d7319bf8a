import type { CollectionBeforeChangeHook } from 'payload'
import { readableHtml } from '../articles/article-content'
import { searchColumns } from '../search/search-columns'

export const keepSearchColumns: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const article = { ...originalDoc, ...data }
  return { ...data, ...searchColumns({ ...article, html: await readableHtml(article, req.payload, req) }) }
}
