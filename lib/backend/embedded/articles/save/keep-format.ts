import type { CollectionBeforeChangeHook } from 'payload'
import { textAfter } from '@/lib/domain/article-format'
import { writtenHtml } from '../article-content'
import { invalid } from '../../database/conflict'
import { labelFor } from '../../labels'
import type { Article } from '../../payload-types'

/** The editor's text becomes HTML. HTML becomes no text of the editor: unless it was copied there, a 400. */
export const keepFormat: CollectionBeforeChangeHook<Article> = async ({ data, operation, originalDoc, req }) => {
  const { user, payload, context } = req
  const article = { ...originalDoc, ...data } as Article
  const before = operation === 'update' ? originalDoc : undefined
  if (user?.collection !== 'staff' || context.isRestoringVersion || article.deletedAt) return data
  if (before?.format === article.format) return data
  const textsOf = async (one: Partial<Article>) => ({
    editor: await writtenHtml({ ...one, format: 'EDITOR' }, payload, req),
    html: one.html ?? '',
  })
  const text = textAfter(article.format, await textsOf(article), await textsOf(before ?? {}))
  const message = labelFor(req, 'formatNotConverted', { html: labelFor(req, 'formatHtml') })
  if (text === undefined) throw invalid(req, 'articles', { path: 'format', message })
  return article.format === 'HTML' ? { ...data, html: text } : data
}
