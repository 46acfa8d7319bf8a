import { htmlLang, type Language } from '@/lib/domain/languages'
import { wordsOf } from '@/lib/i18n/words'
import type { ArticleWords } from './html/present'

/** The words that frames, pictures and tables of an article's text are shown with. */
export function articleWords(language: Language): ArticleWords {
  const t = wordsOf(language)
  return {
    lang: htmlLang[language],
    playVideo: (title) => t('article.playVideo', { title }),
    openMap: (title) => t('article.openMap', { title }),
    embedded: t('article.embedded'),
    linkTo: (host) => t('article.linkTo', { host }),
    picture: (name) => t('article.picture', { name }),
    table: t('article.table'),
  }
}
