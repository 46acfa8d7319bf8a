import type { Metadata } from 'next'
import { ArticleList } from '@/components/articles/article-list'
import { Missing } from '@/components/layout/missing'
import { listMetadata } from '@/lib/seo/list-metadata'
import { missingMetadata } from '@/lib/seo/missing-metadata'
import { pageCount } from '@/lib/domain/paging'
import { typeOfSection } from '@/lib/domain/sections'
import { buildOnly } from '@/lib/i18n/build-only'
import { currentLanguage } from '@/lib/i18n/request'
import { getArticleList } from '@/lib/queries/articles'

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/[section]/trang/[page]'>

export function generateStaticParams() {
  return [{ section: buildOnly, page: buildOnly }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { section, page } = await params
  const type = typeOfSection(section)
  const list = type && (await getArticleList(type, await currentLanguage(), Number(page)))
  return list && list.page <= pageCount(list.total, list.limit) ? listMetadata(type, list.page) : missingMetadata()
}

/** A page of a list; in the address the further ones are `?page=n` (product decisions 3). */
export default async function SectionPage({ params }: Props) {
  const { section, page } = await params
  const type = typeOfSection(section)
  if (!type) return <Missing />
  const list = await getArticleList(type, await currentLanguage(), Number(page))
  if (list.page > pageCount(list.total, list.limit)) return <Missing />
  return <ArticleList type={type} list={list} />
}
