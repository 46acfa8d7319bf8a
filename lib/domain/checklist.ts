import type { Language } from './languages'
import type { ArticleType } from './sections'

export interface ChecklistItem {
  id: string
  title: string
  type: ChecklistType
}

/** The types of articles in the checklist: it has no news (spec 3), of which there may be thousands. */
export const checklistTypes = ['SERVICE', 'TRAINING', 'RESEARCH'] as const satisfies ArticleType[]

export type ChecklistType = (typeof checklistTypes)[number]

/** Most articles of a type in the checklist, the newest (product decisions 5). */
export const maxOfType = 200

const byTitle = new Intl.Collator('vi')

/** The services checklist of a language (spec 3, 7): by type, and by title in Vietnamese order within each. */
export function toChecklist<T extends { id: string; title: string; type: ArticleType; language: Language }>(
  articles: readonly T[],
  language: Language,
): ChecklistItem[] {
  return checklistTypes.flatMap((type) =>
    articles
      .filter((article) => article.type === type && article.language === language)
      .map(({ id, title }) => ({ id, title, type }))
      .sort((a, b) => byTitle.compare(a.title, b.title)),
  )
}
