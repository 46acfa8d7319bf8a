import type { Metadata } from 'next'
import { getFormerMember, getMember, getProfilesOf } from '@/lib/queries/members'
import { absentMetadata } from './absent-metadata'
import { metadataOf } from './metadata'
import { memberFacts } from './pages/member'

/** Head of the profile of the member with this id. */
export async function memberMetadata(id: string): Promise<Metadata> {
  const member = await getMember(id)
  if (!member) return absentMetadata('member', await getFormerMember(id))
  const metadata = metadataOf(memberFacts(member, await getProfilesOf(member)))
  return { ...metadata, openGraph: { ...metadata.openGraph, type: 'profile' } }
}
