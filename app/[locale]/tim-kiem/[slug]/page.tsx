import type { Metadata } from 'next'
import { ArticlePage } from '@/components/articles/article-page'
import { decodeSegment } from '@/lib/domain/ids'
import { articleMetadata } from '@/lib/seo/article-metadata'
import { buildOnly } from '@/lib/http/i18n/request'

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/tim-kiem/[slug]'>

export function generateStaticParams() {
  return [{ slug: buildOnly }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articleMetadata(decodeSegment((await params).slug))
}

export default async function FoundArticlePage({ params }: Props) {
  return <ArticlePage section="tim-kiem" id={decodeSegment((await params).slug)} />
}
