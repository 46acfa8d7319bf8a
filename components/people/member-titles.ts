import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import { titlesInWords } from '@/lib/http/i18n/title-words'

/** The title line of a pen name; blank if there are no titles (spec 2). */
export async function memberTitles(penName: string): Promise<string> {
  const [t, language] = [await getTranslations('member'), await currentLanguage()]
  return titlesInWords(penName, language).join(t('separator'))
}
