import { createTranslator } from 'use-intl/core'
import type { Language } from '@/lib/domain/languages'
import { messagesOf } from '@/lib/http/i18n/messages'
import type catalogue from '@/messages/vi.json'

const translatorOf = (language: Language) =>
  // All catalogues have the same keys, which messages.test.ts checks.
  createTranslator({ locale: language, messages: messagesOf(language) as typeof catalogue })

const translators = new Map<Language, ReturnType<typeof translatorOf>>()

export function labelsOf(language: Language): ReturnType<typeof translatorOf> {
  const labels = translators.get(language) ?? translatorOf(language)
  translators.set(language, labels)
  return labels
}
