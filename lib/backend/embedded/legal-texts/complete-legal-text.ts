import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, Where } from 'payload'
import { defaultLanguage, isLanguage } from '@/lib/domain/languages'
import { invalid } from '../database/conflict'
import { nameOf, labelFor } from '../labels'
import { completed, errorOf, type WrittenText } from './stored-text'
import type { LegalText } from '../payload-types'

const written = (data: Partial<LegalText>, before: Partial<LegalText> | undefined): Partial<WrittenText> => {
  const { issued, kind, number, title } = { ...before, ...data }
  return { issued, kind, number, title: { ...before?.title, ...title } }
}

export const completeLegalText: CollectionBeforeValidateHook<LegalText> = ({ data, originalDoc }) => {
  if (!data) return data
  const text = written(data, originalDoc)
  // The databases sort a missing value in different ways.
  return { ...data, ...completed(text), issued: text.issued ?? '' }
}

export const checkLegalText: CollectionBeforeChangeHook<LegalText> = async ({ data, originalDoc, req }) => {
  if (data.deletedAt) return data
  const text = written(data, originalDoc)
  const refuse = (path: string, message: string) => invalid(req, 'legal-texts', { path, message })
  const error = errorOf(text)
  if (error?.kind !== undefined) {
    const { language } = req.i18n
    const kind = nameOf('legalTextKinds', error.kind)[isLanguage(language) ? language : defaultLanguage]
    throw refuse('kind', labelFor(req, 'legalTextKindOther', { kind }))
  }
  if (error) throw refuse(error.path, labelFor(req, error.words))
  const id = originalDoc?.id
  const replacing = data.replacedBy && typeof data.replacedBy === 'object' ? data.replacedBy.id : data.replacedBy
  if (id !== undefined && replacing === id) throw refuse('replacedBy', labelFor(req, 'legalTextReplacesItself'))
  const others: Where[] = id === undefined ? [] : [{ id: { not_equals: id } }]
  const same: Where = { and: [{ slug: { equals: data.slug } }, ...others] }
  const { totalDocs } = await req.payload.count({ collection: 'legal-texts', where: same, req })
  if (totalDocs > 0) throw refuse('number', labelFor(req, 'legalTextTaken'))
  return data
}
