import { locale as localeParam } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { defaultLanguage, isLanguage, type Language } from '@/lib/domain/languages'
import { messagesOf } from './messages'

/** The language of the page being rendered. */
export async function currentLanguage(): Promise<Language> {
  const locale = await localeParam()
  return isLanguage(locale) ? locale : defaultLanguage
}

export default getRequestConfig(async () => {
  const locale = await currentLanguage()
  return { locale, messages: messagesOf(locale), timeZone: 'Asia/Ho_Chi_Minh' }
})
