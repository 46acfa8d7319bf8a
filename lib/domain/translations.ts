import { defaultLanguage, languages, type Language } from './languages'

export interface LinkedArticle {
  id: number
  language: Language
  translationOf: number | undefined
}

/** What an article was translated from: the chosen one, else the Vietnamese one; a Vietnamese one only if chosen. */
export function originalIn<T extends LinkedArticle>(group: readonly T[], article: LinkedArticle): T | undefined {
  const others = group.filter(({ id }) => id !== article.id)
  const chosen = others.find(({ id }) => id === article.translationOf)
  if (chosen || article.language === defaultLanguage) return chosen
  return others.find(({ language, translationOf }) => language === defaultLanguage && translationOf !== article.id)
}

export const translatedFrom = <T extends LinkedArticle>(group: readonly T[], original: LinkedArticle): T[] =>
  group.filter(
    (article) => originalIn([original, ...group.filter(({ id }) => id !== original.id)], article)?.id === original.id,
  )

/** Whether two texts are the same words of a language. Names, numbers and abbreviations alone may be those of any. */
export const isSameWording = (a: string, b: string): boolean =>
  a.trim() === b.trim() && /[^\0-\x7f]|(?:\p{L}+\P{L}+){5}/u.test(a.replace(/[–—‘-”…]/g, ''))

export const missingLanguages = (group: readonly Pick<LinkedArticle, 'language'>[]): Language[] =>
  languages.filter((language) => !group.some((article) => article.language === language))

interface Known {
  /** Content of the original that it was made from or last compared with; undefined if that was never noted. */
  from: string | undefined
  changedAt: string | undefined
}

/** When the original changed after its content was last compared; undefined if the translation is up to date. */
export function changeAfter(
  { from, changedAt }: Known,
  content: { before: string | undefined; now: string },
  time: string,
): string | undefined {
  const known = from ?? content.before
  if (known === undefined || known === content.now) return undefined
  return changedAt !== undefined && content.before === content.now ? changedAt : time
}
