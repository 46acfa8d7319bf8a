import type { Metadata } from 'next'
import { ArticleList } from '@/components/articles/article-list'
import { NotFound } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { listGraph } from '@/lib/seo/graph/screens'
import { metadataOf } from '@/lib/seo/metadata'
import { notFoundMetadata } from '@/lib/seo/status-metadata'
import { listFacts } from '@/lib/seo/pages/screens'
import { pageCount } from '@/lib/domain/paging'
import { typeOfSection } from '@/lib/domain/sections'
import { buildOnly, currentLanguage } from '@/lib/http/i18n/request'
import { getArticleList } from '@/lib/queries/articles'

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/[section]/trang/[page]'>

export function generateStaticParams() {
  return [{ section: buildOnly, page: buildOnly }]
}

/**
 * Reads the list that the internal path, chosen by the proxy, asks for. Returns undefined if there is no such list or
 * no such page of it.
 */
async function requested({ params }: Props) {
  const { section, page } = await params
  const [type, language] = [typeOfSection(section), await currentLanguage()]
  const list = type && (await getArticleList(type, language, Number(page)))
  return list && list.page <= pageCount(list.total, list.limit) ? { type, language, list } : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const result = await requested(props)
  return result ? metadataOf(listFacts(result.language, result.type, result.list.page)) : notFoundMetadata()
}

/** A page of a list. In public addresses, further pages are `?page=n` (product decisions 3). */
export default async function SectionPage(props: Props) {
  const result = await requested(props)
  if (!result) return <NotFound />
  const { type, language, list } = result
  return (
    <>
      <ArticleList type={type} list={list} />
      <StructuredData graph={await listGraph(language, type, list)} />
    </>
  )
}
