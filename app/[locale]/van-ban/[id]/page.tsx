import type { Metadata } from 'next'
import { TextPage } from '@/components/legal-texts/text-page'
import { decodeSegment } from '@/lib/domain/ids'
import { buildOnly } from '@/lib/http/i18n/build-only'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getLegalText } from '@/lib/queries/legal-texts'
import { metadataOf } from '@/lib/seo/metadata'
import { legalTextFacts } from '@/lib/seo/pages/legal-text'
import { notFoundMetadata } from '@/lib/seo/status-metadata'

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/van-ban/[id]'>

export function generateStaticParams() {
  return [{ id: buildOnly }]
}

const idOf = async ({ params }: Props) => decodeSegment((await params).id)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const text = await getLegalText(await idOf(props))
  return text ? metadataOf(legalTextFacts(await currentLanguage(), text)) : notFoundMetadata()
}

export default async function LegalTextPage(props: Props) {
  return <TextPage id={await idOf(props)} />
}
