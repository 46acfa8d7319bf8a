import type { Metadata } from 'next'
import { wordsOf } from '@/lib/i18n/words'
import { currentLanguage } from '@/lib/i18n/request'
import { pageTitle } from './page-title'

/** Head of the page that stands in place of something missing. */
export async function missingMetadata(): Promise<Metadata> {
  const t = wordsOf(await currentLanguage())
  return { title: pageTitle(t('notFound.title')), description: t('notFound.text'), robots: { index: false } }
}
