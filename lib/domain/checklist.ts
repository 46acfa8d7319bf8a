import type { Language } from './languages'
import type { ArticleType } from './sections'

export interface ChecklistItem {
  id: string
  title: string
}

/** The types of articles in the checklist: it has no news (spec 3), of which there may be thousands. */
export const checklistTypes = ['SERVICE', 'TRAINING', 'RESEARCH'] as const satisfies ArticleType[]

/** Most articles of a type in the checklist, the newest (product decisions 5). */
export const maxOfType = 200

const byTitle = new Intl.Collator('vi')

/** The services checklist of a language: all articles except news, sorted by title in Vietnamese order (spec 3, 7). */
export function toChecklist<T extends ChecklistItem & { type: ArticleType; language: Language }>(
  articles: readonly T[],
  language: Language,
): ChecklistItem[] {
  return articles
    .filter((article) => article.type !== 'NEWS' && article.language === language)
    .map(({ id, title }) => ({ id, title }))
    .sort((a, b) => byTitle.compare(a.title, b.title))
}
