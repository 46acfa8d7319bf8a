import { createTranslator } from 'use-intl/core'
import type { Language } from '@/lib/domain/languages'
import { messagesOf } from '@/lib/i18n/messages'
import type catalogue from '@/messages/vi.json'

/** The catalogue's words in a language, outside of a request. */
export function wordsOf(language: Language) {
  // Every catalogue has the keys of every other, which a test of theirs holds.
  return createTranslator({ locale: language, messages: messagesOf(language) as typeof catalogue })
}
