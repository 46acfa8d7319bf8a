import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import en from '@/messages/en.json'
import vi from '@/messages/vi.json'
import zh from '@/messages/zh.json'
import { defaultLanguage, isLanguage, type Language } from '@/lib/domain/languages'

const catalogues = { vi, en, zh } satisfies Record<Language, unknown>

export type StudioKey = Extract<keyof (typeof vi)['studio'], string>

export type Label = Record<Language, string>

export const inEveryLanguage = <T>(make: (language: Language) => T): Record<Language, T> => ({
  vi: make('vi'),
  en: make('en'),
  zh: make('zh'),
})

type Values = Record<string, number | string>

/** Each keeps the messages that it has parsed: to parse them takes most of the time. */
const translators = inEveryLanguage((language) =>
  createTranslator({ locale: language, messages: catalogues[language], namespace: 'studio' }),
)

export const studioTexts = inEveryLanguage((language) => ({ studio: catalogues[language].studio }))

export function label(key: StudioKey, values?: Values): Label {
  return inEveryLanguage((language) => translators[language](key, values))
}

export function nameOf<N extends 'roles' | 'groups' | 'titles' | 'legalTextKinds'>(
  namespace: N,
  code: Extract<keyof (typeof vi)[N], string>,
): Label {
  return inEveryLanguage((language) => (catalogues[language][namespace] as Record<string, string>)[code] ?? code)
}

export function options<T extends string>(codes: readonly T[], labels?: Partial<Record<T, StudioKey>>) {
  return codes.map((value) => {
    const key = labels?.[value]
    return { value, label: key ? label(key) : value }
  })
}

export function labelFor(
  { i18n: { language } }: { i18n: Pick<PayloadRequest['i18n'], 'language'> },
  key: StudioKey,
  values?: Values,
): string {
  return translators[isLanguage(language) ? language : defaultLanguage](key, values)
}
