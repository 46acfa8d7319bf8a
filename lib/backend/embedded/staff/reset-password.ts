import { sql } from '@payloadcms/db-sqlite'
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { rowsIn } from '../database/rows-in'
import { inTransaction } from '../database/transaction'
import { strongPassword } from './check-password'
import { labelFor } from '../labels'
import type { Staff } from '../payload-types'
import { storedKey } from './reset-letter'
import { forgetSignIns } from './sign-in-limits'

const sent = z.object({ token: z.string().catch(''), password: z.unknown() }).catch({ token: '', password: undefined })

async function spendKey(req: PayloadRequest, id: number, key: string): Promise<boolean> {
  const spent = sql`
    UPDATE staff SET reset_password_token = NULL, reset_password_expiration = NULL
    WHERE id = ${id} AND reset_password_token = ${key} RETURNING id`
  return (await rowsIn(req, spent)).length > 0
}

/** In place of Payload's, which also signs in: a mail replaces the password alone, not the second factor. */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { token, password } = sent.parse(req.data ?? {})
    const over = new APIError(labelFor(req, 'resetOver'), 403, {}, true)
    const key = storedKey(token)
    const owner = await req.payload.db.findOne<Staff>({
      collection: 'staff',
      where: {
        resetPasswordToken: { equals: key },
        resetPasswordExpiration: { greater_than: new Date().toISOString() },
      },
      req,
    })
    if (!owner) throw over
    const strong = await strongPassword(req, password, owner)
    await inTransaction(req.payload, async (own) => {
      if (!(await spendKey(own, owner.id, key))) throw over
      await own.payload.update({ collection: 'staff', id: owner.id, data: { password: strong }, depth: 0, req: own })
    })
    await forgetSignIns(req.payload, owner.email)
    return Response.json({ message: labelFor(req, 'resetDone') })
  },
}
