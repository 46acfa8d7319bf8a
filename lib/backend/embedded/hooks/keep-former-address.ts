import { sql } from '@payloadcms/db-sqlite'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import type { FormerAddress } from '../payload-types'
import { notHidden } from '../fields/hidden-from-site'
import { recordCorrection } from '../database/after-commit'
import { rowsIn } from '../database/rows-in'

type Kind = FormerAddress['kind']

const owners = {
  ARTICLE: { of: 'articles', column: 'article_id', isPublic: [{ _status: { equals: 'published' } }] },
  MEMBER: { of: 'members', column: 'member_id', isPublic: [notHidden] },
  LEGAL_TEXT: { of: 'legal-texts', column: 'legal_text_id', isPublic: [] },
} as const satisfies Record<Kind, { of: string; column: string; isPublic: Where[] }>

/**
 * Stores the record's current public address, if any, before a change or deletion, so that it is known whatever happens
 * to the record. As long as the record still has that address, a lookup finds the record first; storing too much is
 * harmless, and changes to a draft of a published article need no special case. What was public may now be wrong.
 */
async function remember(kind: Kind, id: number, req: PayloadRequest): Promise<void> {
  const { of, column: name, isPublic } = owners[kind]
  // Read from the published row: the document passed to the hook may be a draft.
  const { docs } = await req.payload.find({
    collection: of,
    where: { and: [{ id: { equals: id } }, ...isPublic] },
    select: { slug: true },
    depth: 0,
    pagination: false,
    req,
  })
  const slug = docs[0]?.slug
  if (!slug) return
  recordCorrection(slug)
  const now = new Date().toISOString()
  const column = sql.identifier(name)
  await rowsIn(
    req,
    sql`INSERT INTO former_addresses (kind, slug, ${column}, created_at, updated_at) VALUES (${kind}, ${slug}, ${id}, ${now}, ${now})
      ON CONFLICT (kind, slug) DO UPDATE SET ${column} = ${id}, updated_at = ${now}`,
  )
}

export const keepFormerAddress =
  (kind: Kind): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update') await remember(kind, originalDoc.id, req)
    return data
  }

/** Hook for deletions. The database itself then sets the reference to the deleted record to null. */
export const keepLastAddress =
  (kind: Kind): CollectionBeforeDeleteHook =>
  ({ id, req }) =>
    remember(kind, Number(id), req)
