import { htmlLang, type Language } from '@/lib/domain/languages'
import { labelsOf } from '@/lib/http/i18n/labels'

export type ArticleWords = ReturnType<typeof articleWords>

export function articleWords(language: Language) {
  const t = labelsOf(language)
  return {
    lang: htmlLang[language],
    playVideo: (title: string) => t('article.playVideo', { title }),
    playAudio: (title: string) => t('article.playAudio', { title }),
    openMap: (title: string) => t('article.openMap', { title }),
    linkTo: (host: string) => t('article.linkTo', { host }),
    image: (name: string) => t('article.image', { name }),
    /** A note in place of an image that has no address; also in the editor. The name may be empty. */
    missingImage: (name: string) => t('article.missingImage', { name: name || t('article.unnamedImage') }),
    missingEmbed: (name: string) => t('article.missingEmbed', { name: name || t('article.unnamedImage') }),
    table: t('article.table'),
    back: (number: number) => t('article.footnoteBack', { number }),
  }
}

export type BlockLabels = ReturnType<typeof blockLabels>

export function blockLabels(language: Language) {
  const t = labelsOf(language)
  return {
    source: t('article.source'),
    note: { info: t('article.noteInfo'), warning: t('article.noteWarning'), law: t('article.noteLaw') },
    /** Above a note about the law; `date` is a day in words. */
    lawAsOf: (date: string) => t('article.lawAsOf', { date }),
  }
}
