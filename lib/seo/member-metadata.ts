import type { Metadata } from 'next'
import { getMember, getProfilesOf } from '@/lib/queries/members'
import { notFoundMetadata } from './status-metadata'
import { metadataOf } from './metadata'
import { memberFacts } from './pages/member'

export async function memberMetadata(id: string): Promise<Metadata> {
  const member = await getMember(id)
  if (!member) return notFoundMetadata()
  const metadata = metadataOf(memberFacts(member, await getProfilesOf(member)))
  return { ...metadata, openGraph: { ...metadata.openGraph, type: 'profile' } }
}
