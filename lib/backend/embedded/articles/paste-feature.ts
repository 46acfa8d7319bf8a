import { createServerFeature } from '@payloadcms/richtext-lexical'
import { articleWords } from '@/lib/content/article-words'
import { languages, type Language } from '@/lib/domain/languages'
import { wordsOf } from '@/lib/http/i18n/words'

export interface MissingPicture {
  mark: string
  unnamed: string
}

const missing = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      mark: articleWords(language).missingPicture('{name}'),
      unnamed: wordsOf(language)('article.unnamedPicture'),
    } satisfies MissingPicture,
  ]),
) as Record<Language, MissingPicture>

/** Prepares what is pasted before the editor takes it over: see `app/(studio)/paste`. */
export const pasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '@/app/(studio)/paste/paste-feature#PasteFeature', clientFeatureProps: { missing } },
})
