import type { Metadata } from 'next'
import { ArticleList } from '@/components/articles/article-list'
import { Missing } from '@/components/layout/missing'
import { listMetadata } from '@/lib/seo/list-metadata'
import { typeOfSection } from '@/lib/domain/sections'
import { buildOnly } from '@/lib/i18n/build-only'
import { currentLanguage } from '@/lib/i18n/request'
import { getArticleList } from '@/lib/queries/articles'

export const ensureStatic = 'navigation'
export const instant = false

export function generateStaticParams() {
  return [{ section: buildOnly }]
}

export async function generateMetadata({ params }: PageProps<'/[locale]/[section]'>): Promise<Metadata> {
  const type = typeOfSection((await params).section)
  return type ? listMetadata(type, 1) : {}
}

export default async function SectionPage({ params }: PageProps<'/[locale]/[section]'>) {
  const type = typeOfSection((await params).section)
  if (!type) return <Missing />
  return <ArticleList type={type} list={await getArticleList(type, await currentLanguage(), 1)} />
}
