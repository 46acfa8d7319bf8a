import { htmlLang, type Language } from '@/lib/domain/languages'
import { labelsOf } from '@/lib/http/i18n/labels'
import type { ArticleWords } from './html/article-html-words'

export function articleWords(language: Language): ArticleWords {
  const t = labelsOf(language)
  return {
    lang: htmlLang[language],
    playVideo: (title) => t('article.playVideo', { title }),
    playAudio: (title) => t('article.playAudio', { title }),
    openMap: (title) => t('article.openMap', { title }),
    linkTo: (host) => t('article.linkTo', { host }),
    image: (name) => t('article.image', { name }),
    missingImage: (name) => t('article.missingImage', { name: name || t('article.unnamedImage') }),
    missingEmbed: (name) => t('article.missingEmbed', { name: name || t('article.unnamedImage') }),
    table: t('article.table'),
    back: (number) => t('article.footnoteBack', { number }),
  }
}
