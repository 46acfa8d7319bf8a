import { createServerFeature } from '@payloadcms/richtext-lexical'
import { articleWords } from '@/lib/content/article-words'
import { labelsOf } from '@/lib/http/i18n/labels'
import { inEveryLanguage } from '../labels'

export interface MissingImage {
  mark: string
  unnamed: string
}

const missing = inEveryLanguage<MissingImage>((language) => ({
  mark: articleWords(language).missingImage('{name}'),
  unnamed: labelsOf(language)('article.unnamedImage'),
}))

/** Prepares what is pasted before the editor takes it over: see `app/(studio)/paste`. */
export const pasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '@/app/(studio)/paste/paste-feature#PasteFeature', clientFeatureProps: { missing } },
})
