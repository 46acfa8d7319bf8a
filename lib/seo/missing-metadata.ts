import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageTitle } from './page-title'

/** Head of the page that stands in place of something missing. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: pageTitle(t('title')), robots: { index: false } }
}
