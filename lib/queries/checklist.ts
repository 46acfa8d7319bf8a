import 'server-only'
import { readForPage } from '@/lib/backend/last-known'
import { tags } from '@/lib/backend/tags'
import { checklistTypes, maxOfType, toChecklist, type ChecklistItem } from '@/lib/domain/checklist'
import type { Language } from '@/lib/domain/languages'
import { cacheContent } from './cache-content'
import { read } from './read'

/** The services that a consultation request can choose from, in a language (spec 7): the newest of each type. */
export const getChecklist = (language: Language): Promise<ChecklistItem[]> =>
  readForPage(
    `checklist ${language}`,
    () => readChecklist(language),
    () => [],
  )

async function readChecklist(language: Language): Promise<ChecklistItem[]> {
  'use cache'
  cacheContent(tags.articles)
  const lists = await read(({ listTitles }) =>
    Promise.all(checklistTypes.map((type) => listTitles({ type, language, limit: maxOfType }))),
  )
  return toChecklist(lists.flat(), language)
}
