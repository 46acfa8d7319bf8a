import type { CollectionBeforeChangeHook } from 'payload'
import { changeAfter, translatedFrom } from '@/lib/domain/translations'
import { contentHash, groupOf, publishedArticle, writeState } from '../translation-state'
import { idOf } from '../../database/id-of'
import type { Article } from '../../payload-types'

const nothingNoted = { originalChangedAt: null, translatedFrom: null, translationCheckedBy: null }

/** A restored version does not bring it along; with another original, or another imported file, it begins anew. */
export const keepTranslationState: CollectionBeforeChangeHook<Article> = ({ data, operation, originalDoc }) => {
  if (operation === 'create' || !originalDoc) return data
  const { originalChangedAt, translatedFrom: from, translationCheckedAt, translationCheckedBy } = originalDoc
  const chosen = data.translationOf === undefined ? originalDoc.translationOf : data.translationOf
  // Files of an import come with their translations, the original first.
  const isImported = data.sourceHash !== undefined && data.sourceHash !== originalDoc.sourceHash
  if (isImported || idOf(chosen) !== idOf(originalDoc.translationOf))
    return { ...data, ...nothingNoted, translationCheckedAt: new Date().toISOString() }
  return { ...data, originalChangedAt, translatedFrom: from, translationCheckedAt, translationCheckedBy }
}

/** Only what is published counts as a change of the original: a draft may still become anything. */
export const noteChangedOriginal: CollectionBeforeChangeHook<Article> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const article = { ...originalDoc, ...data } as Article
  if (operation === 'create' || !originalDoc || article._status !== 'published' || article.deletedAt) return data
  const { payload } = req
  const original = { id: originalDoc.id, language: article.language, translationOf: idOf(article.translationOf) }
  const translations = translatedFrom(await groupOf(payload, article, req), original)
  if (translations.length === 0) return data
  const published = await publishedArticle(payload, originalDoc.id, req)
  const content = {
    before: published && (await contentHash(published, payload, req)),
    now: await contentHash(article, payload, req),
  }
  const time = new Date().toISOString()
  for (const { id, translatedFrom: from, originalChangedAt } of translations) {
    const changedAt = changeAfter({ from, changedAt: originalChangedAt }, content, time)
    if (changedAt !== originalChangedAt)
      await writeState(req, id, {
        originalChangedAt: changedAt ?? null,
        translatedFrom: from ?? content.before ?? null,
      })
  }
  return data
}
