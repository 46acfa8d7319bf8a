import type { Metadata } from 'next'
import { FoundMembers } from '@/components/people/found-members'
import { currentLanguage } from '@/lib/http/i18n/request'
import { finderAddress } from '@/lib/http/i18n/search-address'
import { metadataOf } from '@/lib/seo/metadata'
import { foundMembersFacts } from '@/lib/seo/pages/overview'

export const instant = false

type Props = PageProps<'/[locale]/tong-quan/nhom/tim'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { ten } = finderAddress.parse(await searchParams)
  return metadataOf(foundMembersFacts(await currentLanguage(), ten))
}

export default async function FoundMembersPage({ searchParams }: Props) {
  const { ten } = finderAddress.parse(await searchParams)
  return <FoundMembers query={ten} />
}
