import type { Metadata } from 'next'
import { decodeSegment } from '@/lib/domain/ids'
import { buildOnly, currentLanguage } from '@/lib/http/i18n/request'
import { getArticlesBy } from '@/lib/queries/articles'
import { getFormerMember, getMember, getProfilesOf } from '@/lib/queries/members'
import { memberGraph } from '@/lib/seo/graph/person'
import { profileOf, memberFacts } from '@/lib/seo/pages/member'
import { FormerPage } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { MemberScreen } from '@/components/people/member-screen'
import { metadataOf } from '@/lib/seo/metadata'
import { notFoundMetadata } from '@/lib/seo/status-metadata'

async function memberMetadata(id: string): Promise<Metadata> {
  const member = await getMember(id)
  if (!member) return notFoundMetadata()
  const metadata = metadataOf(memberFacts(member, await getProfilesOf(member)))
  return { ...metadata, openGraph: { ...metadata.openGraph, type: 'profile' } }
}

async function MemberPage({ id }: { id: string }) {
  const member = await getMember(id)
  if (!member)
    return <FormerPage kind="member" former={await getFormerMember(id)} pathOf={(former) => profileOf(former).path} />
  return (
    <>
      <MemberScreen member={member} articles={await getArticlesBy(member, await currentLanguage())} />
      <StructuredData graph={await memberGraph(member)} />
    </>
  )
}

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
