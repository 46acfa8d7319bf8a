import type { Payload } from 'payload'
import type { KnownMember } from '@/lib/content/import/member-names'

/** The members to whom an import may link authors. */
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

/**
 * Who owns the ids of all articles, those in the trash too: the number of the post that it was made of by the import whose
 * hashes begin with one of `prefixes`, or an empty text.
 */
export async function articleOwners(payload: Payload, prefixes: readonly string[]): Promise<Map<string, string>> {
  const select = { slug: true, sourceHash: true } as const
  const { docs } = await payload.find({ collection: 'articles', select, trash: true, depth: 0, pagination: false })
  const ownerOf = (hash: string) => {
    const prefix = prefixes.find((each) => hash.startsWith(each))
    return prefix === undefined ? '' : (hash.slice(prefix.length).split(':', 1)[0] ?? '')
  }
  return new Map(docs.map(({ slug, sourceHash }) => [slug, ownerOf(sourceHash ?? '')]))
}
