import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { defaultLanguage } from '@/lib/domain/languages'
import { listPath } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { currentLanguage } from '@/lib/i18n/request'
import { alternatesOf } from './alternates'
import { pageTitle } from './page-title'

/** Head of a list page: every page of a list is its own canonical address. */
export async function listMetadata(type: ArticleType, page: number): Promise<Metadata> {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const section = t(`sections.${type}.title`)
  return {
    title: pageTitle(page === 1 ? section : t('pagination.title', { title: section, page })),
    description: t(`sections.${type}.lead`),
    // Lists differ in length from language to language, so only their first pages answer to each other.
    alternates: page === 1 ? alternatesOf(language, listPath(defaultLanguage, type)) : { canonical: listPath(language, type, page) },
  }
}
