import type { CollectionBeforeChangeHook } from 'payload'
import { textOfHtml } from '@/lib/content/html/text'
import { isSameWording, originalIn } from '@/lib/domain/translations'
import { readableHtml } from '../article-content'
import { isApproved } from '../plan-and-review'
import { groupOf, readArticle } from '../translation-state'
import { invalid } from '../../database/conflict'
import { idOf } from '../../database/id-of'
import { labelFor } from '../../labels'
import type { Article } from '../../payload-types'

export const refuseUntranslated: CollectionBeforeChangeHook<Article> = async ({ data, originalDoc, req }) => {
  const { payload, user } = req
  const article = { ...originalDoc, ...data } as Article
  const isGoingPublic = isApproved(article) && originalDoc?._status !== 'published' && !article.deletedAt
  if (user?.collection !== 'staff' || !isGoingPublic || !article.translationKey) return data
  const linked = { id: article.id, language: article.language, translationOf: idOf(article.translationOf) }
  const source = originalIn(await groupOf(payload, article, req), linked)
  const original = source && source.language !== article.language && (await readArticle(payload, source.id, req))
  if (!original) return data
  const textOf = async (one: Article) => textOfHtml(await readableHtml(one, payload, req))
  const errors: { path: string; message: string }[] = []
  if (isSameWording(article.title, original.title))
    errors.push({ path: 'title', message: labelFor(req, 'untranslatedTitle') })
  if (isSameWording(await textOf(article), await textOf(original)))
    errors.push({ path: article.format === 'HTML' ? 'html' : 'body', message: labelFor(req, 'untranslatedText') })
  if (errors.length > 0) throw invalid(req, 'articles', ...errors)
  return data
}
