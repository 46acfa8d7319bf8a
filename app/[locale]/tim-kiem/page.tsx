import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SearchScreen } from '@/components/search/search-screen'
import { pageCount } from '@/lib/domain/paging'
import { searchPath } from '@/lib/domain/paths'
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
  const asked = await searchArticles(q, language, page)
  const last = pageCount(asked.total, asked.limit)
  // The answer has begun, so its status is told: past the end stands the last page.
  const found = page > last ? await searchArticles(q, language, last) : asked
  return <SearchScreen query={q} found={found} />
}
