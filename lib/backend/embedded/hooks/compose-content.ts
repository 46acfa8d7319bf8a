import type { CollectionBeforeChangeHook } from 'payload'
import { toMatchable } from '@/lib/domain/text'
import { toHtml } from '../editor-html'

/** Computes the article's HTML and the column by which titles are searched from what staff wrote. */
export const composeContent: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const doc = { ...originalDoc, ...data }
  const content = doc.format === 'HTML' ? (doc.html ?? '') : await toHtml(doc.body, req)
  return {
    ...data,
    content: String(content).normalize('NFC'),
    titleMatch: toMatchable(String(doc.title ?? '')),
  }
}
