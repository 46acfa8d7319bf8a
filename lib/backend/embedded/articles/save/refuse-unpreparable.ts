import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { sourceOf } from '@/lib/backend/prepared-article'
import type { Problem } from '@/lib/content/preparation'
import { limits } from '@/lib/content/html/bounds'
import { loggable } from '@/lib/operations/log/loggable'
import { articleContent, writtenHtml } from '../article-content'
import { preparedForSave } from '../prepared-ahead'
import { invalid } from '../../database/conflict'
import { labelFor, type StudioKey } from '../../labels'
import type { Article } from '../../payload-types'

const sentences = {
  markup: 'contentBeyondBounds',
  work: 'contentTooMuchWork',
  failure: 'contentUnreadable',
} as const satisfies Record<Problem, StudioKey>

/** Why an article's text cannot be published with its formatting; undefined if it can. */
async function problemOf(article: Article, req: PayloadRequest): Promise<Problem | undefined> {
  let html: string
  try {
    html = await writtenHtml(article, req.payload, req)
  } catch (error) {
    console.error('The body of an article that was to be saved cannot be read:', loggable(error))
    return 'failure'
  }
  const content = await articleContent(html, req.payload, req)
  try {
    const preparation = await preparedForSave(sourceOf({ ...article, id: article.slug, content }))
    // It may only have waited for other articles. A background job prepares it.
    return preparation === 'late' ? undefined : preparation.problem
  } catch (error) {
    // Only where no worker can start. That is no error of the text, so it is stored.
    console.error('An article was saved without being prepared:', loggable(error))
    return undefined
  }
}

/** Refuses a text that cannot be prepared within the limits (400), unless it is stored already. */
export const validateRenderable: CollectionBeforeChangeHook<Article> = async ({ data, originalDoc, req }) => {
  // Required fields are validated before this hook, except those of a draft.
  const article = { ...originalDoc, ...data } as Article
  if (article.deletedAt) return data
  const problem = await problemOf(article, req)
  if (!problem) return data
  const { format, html, body } = article
  const isStored =
    originalDoc?.format === format &&
    (format === 'HTML' ? originalDoc.html === html : JSON.stringify(originalDoc.body) === JSON.stringify(body))
  if (isStored) return data
  const message = labelFor(req, sentences[problem], { depth: limits.depth, elements: limits.elements })
  throw invalid(req, 'articles', { path: format === 'HTML' ? 'html' : 'body', message })
}
