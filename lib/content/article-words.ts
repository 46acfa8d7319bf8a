import { htmlLang, type Language } from '@/lib/domain/languages'
import { wordsOf } from '@/lib/i18n/words'
import type { ArticleWords } from './html/present'

/** Localised words for the frames, pictures and tables in an article's text. */
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
    back: (number) => t('article.footnoteBack', { number }),
  }
}
