import type { Payload } from 'payload'
import type { KnownMember } from '@/lib/content/import/member-names'

export async function membersHere(payload: Payload): Promise<KnownMember[]> {
  const select = { slug: true, translationKey: true, fullName: true, language: true } as const
  const { docs } = await payload.find({ collection: 'members', select, depth: 0, pagination: false })
  return docs.map(({ slug, translationKey, fullName, language }) => ({
    id: slug,
    translationKey: translationKey || slug,
    fullName,
    language,
  }))
}
