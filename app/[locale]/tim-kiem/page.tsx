import type { Metadata } from 'next'
import { StructuredData } from '@/components/layout/structured-data'
import { SearchScreen } from '@/components/search/search-screen'
import { pageCount } from '@/lib/domain/paging'
import { currentLanguage } from '@/lib/i18n/request'
import { searchAddress } from '@/lib/i18n/search-address'
import { searchArticles } from '@/lib/queries/search'
import { noteNothingFound } from '@/lib/readership/nothing-found'
import { searchGraph } from '@/lib/seo/graphs'
import { metadataOf } from '@/lib/seo/metadata'
import { searchFacts } from '@/lib/seo/pages/search'

export const instant = false

type Props = PageProps<'/[locale]/tim-kiem'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = searchAddress.parse(await searchParams)
  return metadataOf(searchFacts(await currentLanguage(), q))
}

export default async function SearchPage({ searchParams }: Props) {
  const { q, page } = searchAddress.parse(await searchParams)
  const language = await currentLanguage()
  const asked = await searchArticles(q, language, page)
  if (q && asked.total === 0) noteNothingFound(language, q)
  const last = pageCount(asked.total, asked.limit)
  // The response has begun, so its status can no longer change. Past the end, the last page is shown.
  const found = page > last ? await searchArticles(q, language, last) : asked
  return (
    <>
      <SearchScreen query={q} found={found} />
      <StructuredData graph={await searchGraph(language, q)} />
    </>
  )
}
