import { createServerFeature } from '@payloadcms/richtext-lexical'
import { articleWords } from '@/lib/content/article-words'
import { languages, type Language } from '@/lib/domain/languages'
import { labelsOf } from '@/lib/http/i18n/labels'

export interface MissingImage {
  mark: string
  unnamed: string
}

const missing = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      mark: articleWords(language).missingImage('{name}'),
      unnamed: labelsOf(language)('article.unnamedImage'),
    } satisfies MissingImage,
  ]),
) as Record<Language, MissingImage>

/** Prepares what is pasted before the editor takes it over: see `app/(studio)/paste`. */
export const pasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '@/app/(studio)/paste/paste-feature#PasteFeature', clientFeatureProps: { missing } },
})
