import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { StructuredData } from '@/components/layout/structured-data'
import { SearchScreen } from '@/components/search/search-screen'
import { pageCount } from '@/lib/domain/paging'
import { currentLanguage } from '@/lib/http/i18n/request'
import { missingScreen } from '@/lib/http/i18n/route'
import { searchAddress } from '@/lib/http/i18n/search-address'
import { findNamedPages, searchArticles, yearsFound, yearsOfFound } from '@/lib/queries/search'
import { noteNothingFound } from '@/lib/operations/readership/nothing-found'
import { searchGraph } from '@/lib/seo/graph/screens'
import { metadataOf } from '@/lib/seo/metadata'
import { searchFacts } from '@/lib/seo/pages/screens'

export const instant = false

type Props = PageProps<'/[locale]/tim-kiem'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = searchAddress.parse(await searchParams)
  return metadataOf(searchFacts(await currentLanguage(), q))
}

export default async function SearchPage({ searchParams }: Props) {
  const { loai: type, nam: year, page, q } = searchAddress.parse(await searchParams)
  const language = await currentLanguage()
  const [result, years] = await Promise.all([
    searchArticles(q, language, { page, type, year }),
    year === undefined ? undefined : yearsFound(q, language, { type, year }),
  ])
  // The server answers with the not-found page.
  if (page > pageCount(result.total, result.limit)) permanentRedirect(missingScreen(language))
  const isWhole = page === 1 && type === undefined && year === undefined
  const pages = isWhole ? await findNamedPages(q, language, { isComplete: true, understood: result.understood }) : []
  if (q && isWhole && result.total === 0 && !result.beside && pages.length === 0) noteNothingFound(language, q)
  return (
    <>
      <SearchScreen
        query={q}
        filters={{ type, year }}
        found={result}
        years={years ?? yearsOfFound(result)}
        pages={pages}
      />
      <StructuredData graph={await searchGraph(language, q)} />
    </>
  )
}
