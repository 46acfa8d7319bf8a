export const languages = ['vi', 'en', 'zh'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'vi'

export const htmlLang = { vi: 'vi', en: 'en', zh: 'zh-Hans' } as const satisfies Record<Language, string>

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Languages in which a missing text is looked up, in order: the chosen one, then en, then zh (spec 1). */
export function fallbackChain(language: Language): Language[] {
  return [...new Set<Language>([language, 'en', 'zh'])]
}

/** Name of the cookie, local-storage key and query parameter of the chosen language (spec 9, product decisions 3). */
export const languageKey = 'language'

export const languageMaxAgeSeconds = 365 * 24 * 60 * 60

export function inEveryLanguage(texts: { [L in Language]?: string | null }): Record<Language, string> {
  const find = (language: Language) =>
    [...fallbackChain(language), defaultLanguage].map((name) => texts[name]).find(Boolean) ?? ''
  return { vi: find('vi'), en: find('en'), zh: find('zh') }
}
