import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { SearchScreen } from '@/components/search/search-screen'
import { pageCount } from '@/lib/domain/paging'
import { searchPath, searchResultsPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/i18n/request'
import { searchAddress } from '@/lib/i18n/search-address'
import { searchArticles } from '@/lib/queries/search'
import { alternatesOf } from '@/lib/seo/alternates'
import { pageTitle } from '@/lib/seo/page-title'

export const instant = false

type Props = PageProps<'/[locale]/tim-kiem'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, language, { q }] = [await getTranslations('search'), await currentLanguage(), searchAddress.parse(await searchParams)]
  return {
    title: pageTitle(q ? t('results', { query: q }) : t('title')),
    description: t('lead'),
    alternates: alternatesOf(language, searchPath),
    robots: { index: false, follow: true },
  }
}

export default async function SearchPage({ searchParams }: Props) {
  const { q, page } = searchAddress.parse(await searchParams)
  const language = await currentLanguage()
  const found = await searchArticles(q, language, page)
  const last = pageCount(found.total, found.limit)
  if (page > last) redirect(searchResultsPath(language, q, last))
  return <SearchScreen query={q} found={found} />
}
