import type { Metadata } from 'next'
import { NotFound } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { SitePageScreen } from '@/components/site-pages/site-page-screen'
import { isSitePage } from '@/lib/domain/site-pages'
import { buildOnly, currentLanguage } from '@/lib/http/i18n/request'
import { getSitePage, getSitePageHtml } from '@/lib/queries/site-pages'
import { getSiteRecord } from '@/lib/queries/site-record'
import { sitePageGraph } from '@/lib/seo/graph/screens'
import { metadataOf } from '@/lib/seo/metadata'
import { notFoundMetadata } from '@/lib/seo/status-metadata'
import { sitePageFacts } from '@/lib/seo/pages/screens'

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/[section]'>

export function generateStaticParams() {
  return [{ section: buildOnly }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { section } = await params
  if (!isSitePage(section)) return notFoundMetadata()
  return metadataOf(sitePageFacts(await currentLanguage(), await getSitePage(section)))
}

/** A page about the institute or its rules. The lists of the sections have other internal paths. */
export default async function SitePage({ params }: Props) {
  const { section } = await params
  if (!isSitePage(section)) return <NotFound />
  const [language, page] = [await currentLanguage(), await getSitePage(section)]
  return (
    <>
      <SitePageScreen page={page} html={await getSitePageHtml(section, language)} record={await getSiteRecord()} />
      <StructuredData graph={await sitePageGraph(language, page)} />
    </>
  )
}
