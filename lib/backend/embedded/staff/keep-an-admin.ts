import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { hasRole } from '../access'
import { conflict } from '../database/conflict'
import { exists, otherThan } from '../database/find'
import { labelFor } from '../labels'
import type { Staff } from '../payload-types'
import { lockTable } from '../hooks/lock-row'

/** Throws a conflict (409) if no other account is an administrator's. */
async function assertAnother(req: PayloadRequest, id: number): Promise<void> {
  // Two administrators who remove each other at the same moment would both count one other.
  await lockTable(req, 'staff')
  const where: Where = { and: [{ roles: { contains: 'admin' } }, ...otherThan(id)] }
  if (!(await exists(req.payload, 'staff', where, { req }))) throw conflict(req, 'lastAdmin')
}

/** Payload would change several accounts at once: each would count the others as remaining. */
export const oneAccountAtOnce: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { id, data } = args as { id?: unknown; data?: { roles?: unknown } }
  const isRisky = operation === 'delete' || (operation === 'update' && data?.roles !== undefined)
  if (id === undefined && isRisky && hasRole(req.user, ['admin']))
    throw new APIError(labelFor(req, 'oneAccountAtOnce'), 400, {}, true)
}

export const keepAdminRole: CollectionBeforeChangeHook<Staff> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  if (originalDoc.roles.includes('admin') && data.roles && !data.roles.includes('admin'))
    await assertAnother(req, originalDoc.id)
  return data
}

/** Refuses to delete the last administrator: Payload would then make the next visitor one. */
export const keepLastAdmin: CollectionBeforeDeleteHook = ({ id, req }) => assertAnother(req, Number(id))
