import type { Metadata } from 'next'
import { CommentsPage } from '@/components/comments/comments-page'
import { decodeSegment } from '@/lib/domain/ids'
import { commentViewOf, pathBelow } from '@/lib/domain/paths'
import { buildOnly } from '@/lib/http/i18n/request'
import { findComments } from '@/lib/queries/comments'
import { metadataOf } from '@/lib/seo/metadata'
import { notFoundMetadata } from '@/lib/seo/status-metadata'
import { commentsFacts } from '@/lib/seo/pages/comments'

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/[section]/[slug]/binh-luan/[comment]/[page]'>

export function generateStaticParams() {
  return [{ section: buildOnly, slug: buildOnly, comment: buildOnly, page: buildOnly }]
}

async function requested({ params }: Props) {
  const { slug, comment, page } = await params
  return [decodeSegment(slug), commentViewOf(comment, page)] as const
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const result = await findComments(...(await requested(props)))
  return result ? metadataOf(commentsFacts(result.article, result.view)) : notFoundMetadata()
}

export default async function ArticleCommentsPage(props: Props) {
  const { section } = await props.params
  const [id, view] = await requested(props)
  return <CommentsPage id={id} view={view} path={pathBelow(`/${section}`, id)} />
}
