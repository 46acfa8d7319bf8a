import { locale as localeParam } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { defaultLanguage, isLanguage, type Language } from '@/lib/domain/languages'
import { messagesOf } from './labels'

/** Every dynamic segment of a build without content: a page is made when it is asked for (product decisions 2). */
export const buildOnly = '_'

export async function currentLanguage(): Promise<Language> {
  const locale = await localeParam()
  return isLanguage(locale) ? locale : defaultLanguage
}

const complete = new Map<Language, ReturnType<typeof messagesOf>>()

function completeMessages(language: Language) {
  const messages = complete.get(language) ?? messagesOf(language)
  complete.set(language, messages)
  return messages
}

export default getRequestConfig(async () => {
  const locale = await currentLanguage()
  return { locale, messages: completeMessages(locale), timeZone: 'Asia/Ho_Chi_Minh' }
})
