import { randomUUID } from 'node:crypto'
import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { conflict } from '../database/conflict'
import { withdrawnRevision } from '@/lib/domain/withdrawn-revision'
import { firstRevision, revision as field } from '../fields/revision'

interface Saved {
  revision?: unknown
}

/** Payload's button that withdraws a record changes nothing else. */
const isWithdrawn = ({ data }: PayloadRequest) => data?._status === 'draft' && Object.keys(data).length === 1

/**
 * The data with a new revision. Throws a conflict (409) if the data was made from another revision than the current
 * one. Data without a revision changes only the fields that it names, on purpose: an import, a bulk edit, a script.
 */
function revised<T extends Saved>(data: T, before: Saved | undefined, req: PayloadRequest): T {
  const current = before?.revision ?? firstRevision
  // An old version that is restored brings its old revision along. The version that it replaces is kept.
  const isStale = data.revision !== undefined && data.revision !== current && !req.context.isRestoringVersion
  if (isStale) throw conflict(req, 'recordChanged', field.name)
  if (isWithdrawn(req)) return { ...data, revision: withdrawnRevision(current) }
  // Not a counter: restoring an old version of a global restores its revision too, without any hook before the change.
  // A counter would then give the same number to two contents.
  return { ...data, revision: randomUUID() }
}

/** Checks and renews the revision of a record. The row must be locked (`lockRow`) before Payload reads it. */
export const checkRevision: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) =>
  operation === 'create' ? { ...data, revision: randomUUID() } : revised(data, originalDoc, req)

export const checkGlobalRevision: GlobalBeforeChangeHook = ({ data, originalDoc, req }) =>
  revised(data, originalDoc, req)
