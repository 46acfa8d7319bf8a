/** The languages of the site, the default first (spec 1). */
export const languages = ['vi', 'en', 'zh'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'vi'

/** The value of `<html lang>` and `hreflang` for a language. */
export const htmlLang = { vi: 'vi', en: 'en', zh: 'zh-Hans' } as const satisfies Record<Language, string>

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Languages in which a missing text is looked up, in order: the chosen one, then en, then zh (spec 1). */
export function fallbackChain(language: Language): Language[] {
  return [...new Set<Language>([language, 'en', 'zh'])]
}
