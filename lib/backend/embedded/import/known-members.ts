import type { Payload } from 'payload'
import type { KnownMember } from '@/lib/content/import/member-names'

/** The members of this site, as an import looks for them by name. */
export async function knownMembers(payload: Payload): Promise<KnownMember[]> {
  const { docs } = await payload.find({
    collection: 'members',
    select: { slug: true, translationKey: true, language: true, fullName: true },
    depth: 0,
    pagination: false,
  })
  return docs.map(({ slug, translationKey, language, fullName }) => ({
    id: slug,
    translationKey: translationKey || slug,
    language,
    fullName,
  }))
}
