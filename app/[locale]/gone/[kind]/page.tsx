import type { Metadata } from 'next'
import { GonePage, NotFound } from '@/components/layout/status-page'
import { buildOnly } from '@/lib/http/i18n/request'
import { isGoneKind } from '@/lib/http/i18n/route'
import { goneMetadata, notFoundMetadata } from '@/lib/seo/status-metadata'

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/gone/[kind]'>

export function generateStaticParams() {
  return [{ kind: buildOnly }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params
  return isGoneKind(kind) ? goneMetadata(kind) : notFoundMetadata()
}

/** The page of a removed article or member redirects here. The server sends this page in its place, with status 410. */
export default async function GoneScreen({ params }: Props) {
  const { kind } = await params
  return isGoneKind(kind) ? <GonePage kind={kind} /> : <NotFound />
}
