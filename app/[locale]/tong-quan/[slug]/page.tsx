import type { Metadata } from 'next'
import { MemberPage } from '@/components/people/member-page'
import { decodeSegment } from '@/lib/domain/ids'
import { buildOnly } from '@/lib/http/i18n/build-only'
import { memberMetadata } from '@/lib/seo/member-metadata'

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/tong-quan/[slug]'>

export function generateStaticParams() {
  return [{ slug: buildOnly }]
}

// The proxy has already extracted the id from the address. The id itself may contain an equals sign.
const idOf = async ({ params }: Props) => decodeSegment((await params).slug)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return memberMetadata(await idOf(props))
}

export default async function MemberProfilePage(props: Props) {
  return <MemberPage id={await idOf(props)} />
}
