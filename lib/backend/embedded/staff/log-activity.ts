import { sql } from '@payloadcms/db-sqlite'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'
import { rowsIn } from '../database/rows-in'
import { isTrashing } from '../hooks/trash'
import { withHooks } from '../hooks/with-hooks'
import { exists } from '../database/find'
import type { ActivityKind } from './activity-kinds'

/** The field by which a record of public content is called. Records about people are named by their id alone. */
const titleFields: Record<string, string> = {
  articles: 'title',
  media: 'filename',
  documents: 'filename',
  ecosystems: 'slug',
  videos: 'slug',
  topics: 'slug',
  'legal-texts': 'number',
  'site-pages': 'slug',
  redirects: 'from',
}

interface Subject {
  area: string
  record?: string
  title?: string
}

export async function noteActivity(
  req: PayloadRequest,
  who: string | undefined,
  what: ActivityKind,
  subject: Subject,
): Promise<void> {
  await req.payload.create({ collection: 'activities', data: { who, what, ...subject }, depth: 0, req })
}

export async function logActivity(req: PayloadRequest, what: ActivityKind, subject: Subject): Promise<void> {
  if (req.user?.collection === 'staff') await noteActivity(req, req.user.email, what, subject)
}

interface Row {
  id: number | string
  _status?: string | null
  deletedAt?: string | null
  publishAt?: string | null
  unpublishAt?: string | null
}

export const subjectOf = (area: string, row: Row): Subject => {
  const title = (row as unknown as Record<string, unknown>)[titleFields[area] ?? '']
  return { area, record: String(row.id), ...(typeof title === 'string' && { title }) }
}

export async function isShown(req: PayloadRequest, id: unknown): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
  return exists(req.payload, 'articles', where, { req })
}

/** Notes whether the site shows an article before it is changed: its latest version may be a newer draft. */
export const noteShown: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user || !('id' in args)) return
  const wasShown = await isShown(req, args.id)
  // Payload replaces the context in every operation.
  req.context.wasShown = wasShown
}

const isPlanning = (row: Row, before: Row | undefined): boolean =>
  (['publishAt', 'unpublishAt'] as const).some((field) => row[field] && row[field] !== before?.[field])

async function kindOf(req: PayloadRequest, row: Row, before: Row | undefined): Promise<ActivityKind> {
  if (before !== undefined && isTrashing(row, before)) return 'DELETED'
  if (row._status === 'published') return 'PUBLISHED'
  if (isPlanning(row, before)) return 'PLANNED'
  if (before === undefined) return 'CREATED'
  const wasShown = before._status === 'published' || req.context.wasShown === true
  return wasShown && row._status === 'draft' && !(await isShown(req, row.id)) ? 'WITHDRAWN' : 'CHANGED'
}

const afterChange: CollectionAfterChangeHook<Row> = async ({ collection, doc, operation, previousDoc, req }) => {
  if (req.user) {
    const what = await kindOf(req, doc, operation === 'create' ? undefined : previousDoc)
    await logActivity(req, what, subjectOf(collection.slug, doc))
  }
  return doc
}

const afterDelete: CollectionAfterDeleteHook<Row> = async ({ collection, doc, req }) => {
  await logActivity(req, 'DELETED', subjectOf(collection.slug, doc))
  return doc
}

export const logSignIn: CollectionAfterLoginHook = ({ req, user }) =>
  logActivity(req, 'SIGNED_IN', { area: 'staff', record: String(user.id) })

export const withActivities = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, {}, { afterChange: [afterChange], afterDelete: [afterDelete] })

const afterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await logActivity(req, 'CHANGED', { area: global.slug })
  return doc
}

export const globalWithActivities = (global: GlobalConfig): GlobalConfig =>
  withHooks(global, {}, { afterChange: [afterGlobalChange] })

const yearMs = 365 * 24 * 60 * 60 * 1000

export async function removeOldActivities(payload: Payload): Promise<void> {
  const since = new Date(Date.now() - yearMs).toISOString()
  await rowsIn({ payload }, sql`DELETE FROM activities WHERE created_at < ${since}`)
}

/** Erases an address from the log. Not while the account exists: administrators could hide what they did. */
export async function eraseFromActivities(payload: Payload, email: string): Promise<void> {
  if (email === '') return
  await rowsIn(
    { payload },
    sql`UPDATE activities SET who = NULL WHERE lower(who) = ${email} AND NOT EXISTS (SELECT 1 FROM staff WHERE lower(email) = ${email})`,
  )
}
