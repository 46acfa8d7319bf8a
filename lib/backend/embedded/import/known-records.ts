import type { Payload } from 'payload'
import type { KnownMember } from '@/lib/content/import/wordpress/article'

/** The members to whom an import may link authors. */
export async function membersHere(payload: Payload): Promise<KnownMember[]> {
  const select = { slug: true, fullName: true, language: true } as const
  const { docs } = await payload.find({ collection: 'members', select, depth: 0, pagination: false })
  return docs.map(({ slug, fullName, language }) => ({ id: slug, fullName, language }))
}

/** The ids of articles that were not made by the import whose hashes begin with `prefix`, those in the trash too. */
export async function idsOfOthers(payload: Payload, prefix: string): Promise<Set<string>> {
  const select = { slug: true, sourceHash: true } as const
  const { docs } = await payload.find({ collection: 'articles', select, trash: true, depth: 0, pagination: false })
  return new Set(docs.filter(({ sourceHash }) => !sourceHash?.startsWith(prefix)).map(({ slug }) => slug))
}
