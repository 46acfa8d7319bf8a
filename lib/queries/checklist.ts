import 'server-only'
import { cacheTag } from 'next/cache'
import { tags } from '@/lib/backend/tags'
import { toChecklist, type ChecklistItem } from '@/lib/domain/checklist'
import type { Language } from '@/lib/domain/languages'
import { contentLife } from './life'
import { read } from './read'

/** The checklist has no news (spec 3). There may be thousands of them. */
const listedTypes = ['SERVICE', 'TRAINING', 'RESEARCH'] as const

/** Maximum number of articles per type in the checklist. More checkboxes would not be usable. */
const mostArticles = 1000

/** The services that a consultation request can choose from, in a language (spec 7). */
export async function getChecklist(language: Language): Promise<ChecklistItem[]> {
  'use cache'
  cacheTag(tags.articles)
  contentLife()
  const lists = await read(({ listArticles }) =>
    Promise.all(listedTypes.map((type) => listArticles({ type, language, page: 1, limit: mostArticles, search: '' }))),
  )
  return toChecklist(
    lists.flatMap(({ items }) => items),
    language,
  )
}
