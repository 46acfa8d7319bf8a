import { sql } from '@payloadcms/db-sqlite'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import type { FormerAddress } from '../payload-types'
import { transactionOf } from '../database/transaction'

type Kind = FormerAddress['kind']

const owners = {
  ARTICLE: { of: 'articles', field: 'article', isPublic: [{ _status: { equals: 'published' } }] },
  MEMBER: { of: 'members', field: 'member', isPublic: [] },
} as const satisfies Record<Kind, { of: string; field: keyof FormerAddress; isPublic: Where[] }>

/**
 * Remembers the address at which something is public, if it is, before it is changed or removed: then it is known whatever becomes of it. While
 * it stands there it is found first, so remembering too much does no harm, and a draft that waits over a published article need not be told apart.
 */
async function remember(kind: Kind, id: number, req: PayloadRequest): Promise<void> {
  const { of, field, isPublic } = owners[kind]
  // Of the public row: what a hook is given may be a draft.
  const { docs } = await req.payload.find({ collection: of, where: { and: [{ id: { equals: id } }, ...isPublic] }, select: { slug: true }, depth: 0, pagination: false, req })
  const slug = docs[0]?.slug
  if (!slug) return
  const now = new Date().toISOString()
  const column = sql.identifier(`${field}_id`)
  await req.payload.db.execute({
    drizzle: await transactionOf(req),
    sql: sql`
      INSERT INTO former_addresses (kind, slug, ${column}, created_at, updated_at) VALUES (${kind}, ${slug}, ${id}, ${now}, ${now})
      ON CONFLICT (kind, slug) DO UPDATE SET ${column} = ${id}, updated_at = ${now}`,
  })
}

/** Called before a change: of what is made there is no address yet. */
export const keepFormerAddress =
  (kind: Kind): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update') await remember(kind, originalDoc.id, req)
    return data
  }

/** Called before it is deleted; the database then takes it out of what is remembered by itself. */
export const keepLastAddress =
  (kind: Kind): CollectionBeforeDeleteHook =>
  ({ id, req }) =>
    remember(kind, Number(id), req)
