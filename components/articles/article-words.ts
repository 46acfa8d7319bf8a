import { getTranslations } from 'next-intl/server'
import { htmlLang } from '@/lib/domain/languages'
import { currentLanguage } from '@/lib/i18n/request'
import type { ArticleWords } from '@/lib/content/html/present'

/** The words that frames, pictures and tables of an article's text are shown with. */
export async function getArticleWords(): Promise<ArticleWords> {
  const t = await getTranslations('article')
  return {
    lang: htmlLang[await currentLanguage()],
    playVideo: (title) => t('playVideo', { title }),
    openMap: (title) => t('openMap', { title }),
    embedded: t('embedded'),
    linkTo: (host) => t('linkTo', { host }),
    picture: (name) => t('picture', { name }),
    table: t('table'),
  }
}
