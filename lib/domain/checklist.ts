import type { Language } from './languages'
import type { ArticleType } from './sections'

/** What the services checklist is made of (spec 3): articles but news. */
export interface ChecklistItem {
  id: string
  title: string
}

const byTitle = new Intl.Collator('vi')

/** The services checklist of a language: everything but news, by title as Vietnamese sorts it (spec 3, 7). */
export function toChecklist<T extends ChecklistItem & { type: ArticleType; language: Language }>(articles: readonly T[], language: Language): ChecklistItem[] {
  return articles
    .filter((article) => article.type !== 'NEWS' && article.language === language)
    .map(({ id, title }) => ({ id, title }))
    .sort((a, b) => byTitle.compare(a.title, b.title))
}
