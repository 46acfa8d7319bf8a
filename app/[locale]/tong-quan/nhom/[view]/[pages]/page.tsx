import type { Metadata } from 'next'
import { NotFound } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { OverviewScreen } from '@/components/people/overview-screen'
import { decodeSegment } from '@/lib/domain/ids'
import { isOverviewView, readListPages } from '@/lib/domain/overview'
import { partnerLists } from '@/lib/domain/overview-lists'
import { buildOnly, currentLanguage } from '@/lib/http/i18n/request'
import { maxListed } from '@/lib/domain/paging'
import { getOverviewLists } from '@/lib/queries/members'
import { getPartners } from '@/lib/queries/partners'
import { overviewGraph } from '@/lib/seo/graph/screens'
import { metadataOf } from '@/lib/seo/metadata'
import { notFoundMetadata } from '@/lib/seo/status-metadata'
import { overviewFacts } from '@/lib/seo/pages/overview'

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/tong-quan/nhom/[view]/[pages]'>

export function generateStaticParams() {
  return [{ view: buildOnly, pages: buildOnly }]
}

/**
 * Reads the lists that the internal path, chosen by the proxy, asks for. In public addresses the pages are a query
 * (product decisions 3).
 */
async function requested({ params }: Props) {
  const { view, pages: query } = await params
  const pages = isOverviewView(view) ? readListPages(view, new URLSearchParams(decodeSegment(query))) : undefined
  if (!isOverviewView(view) || !pages) return undefined
  const language = await currentLanguage()
  const hasPartners = view === 'all' || view === 'partner'
  const [groups, partners] = await Promise.all([
    getOverviewLists(language, view, pages),
    hasPartners ? getPartners(maxListed).then((all) => partnerLists(pages, all)) : [],
  ])
  return groups && partners && { language, view, pages, groups, partners }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const screen = await requested(props)
  return screen ? metadataOf(overviewFacts(screen.language, screen.view, screen.pages)) : notFoundMetadata()
}

export default async function OverviewPage(props: Props) {
  const screen = await requested(props)
  if (!screen) return <NotFound />
  const { language, view, pages, groups, partners } = screen
  return (
    <>
      <OverviewScreen view={view} groups={groups} partners={partners} />
      <StructuredData graph={await overviewGraph(language, view, pages, groups)} />
    </>
  )
}
