import type { UIFieldServerProps } from 'payload'
import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { settings } from '@/lib/settings'
import { PreviewCards } from './preview-cards'

/** On an article: a preview of its search result and its shared links. */
export function SearchPreview({ i18n }: UIFieldServerProps) {
  const words = (key: StudioKey) => wordsFor({ i18n }, key)
  return (
    <PreviewCards
      host={new URL(settings().SITE_URL).host}
      words={{
        title: words('title'),
        description: words('summary'),
        letters: words('previewLetters'),
        sketch: words('previewSketch'),
        name: words('preview'),
      }}
    />
  )
}
