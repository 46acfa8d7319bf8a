import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { listOf } from '../../database/list-of'
import { rowsIn, type Requesting } from '../../database/rows-in'
import { newRecoveryCodes, plainCode, recoveryHash } from './recovery-codes'
import { openSecret, sealSecret } from './sealed'
import { sessionSeconds, type Standing } from './standing'

/**
 * Where second factors are stored: in tables of their own, that no collection knows. Payload cannot read them, and when
 * it writes back an account, as it does at every sign-in, it cannot undo what changed meanwhile. They have no foreign
 * key: a migration that makes the table of accounts anew would delete them, and so turn all second factors off.
 */

const standings = z.tuple([
  z.object({
    set: z.coerce.number(),
    required: z.coerce.number(),
    verified: z.coerce.number(),
    ended: z.coerce.number(),
  }),
])

export async function standingOf(req: Requesting, staff: number, session = ''): Promise<Standing> {
  const results = await rowsIn(
    req,
    sql`
      SELECT (SELECT count(*) FROM staff_second_factors WHERE staff_id = ${staff}) AS "set",
        (SELECT count(*) FROM staff_security WHERE require_second_factor = true) AS required,
        (SELECT count(*) FROM staff_verified_sessions WHERE id = ${session} AND staff_id = ${staff}) AS verified,
        (SELECT count(*) FROM staff_ended_sessions WHERE id = ${session}) AS ended`,
  )
  const [{ set, required, verified, ended }] = standings.parse(results)
  return { isSet: set > 0, isRequired: required > 0, isVerified: verified > 0, isEnded: ended > 0 }
}

const summaries = z.array(z.object({ since: z.string(), left: z.coerce.number() }))

export async function summaryOf(
  req: Requesting,
  staff: number,
): Promise<z.infer<typeof summaries>[number] | undefined> {
  const results = await rowsIn(
    req,
    sql`
      SELECT since, (SELECT count(*) FROM staff_recovery_codes WHERE staff_id = ${staff}) AS "left"
      FROM staff_second_factors WHERE staff_id = ${staff}`,
  )
  return summaries.parse(results)[0]
}

/** The secret of an account. Undefined if it has none, or if the secret of the site is not that which sealed it. */
export async function secretOf(req: Requesting, staff: number): Promise<string | undefined> {
  const results = await rowsIn(req, sql`SELECT secret FROM staff_second_factors WHERE staff_id = ${staff}`)
  const [row] = z.array(z.object({ secret: z.string() })).parse(results)
  const secret = row && openSecret(row.secret, staff)
  if (row && secret === undefined)
    console.error('A second factor of staff cannot be read: SITE_SECRET is not what it was when it was set up.')
  return secret
}

/** Uses up a step, and all before it. Returns false if it was used: of parallel sign-ins with one code one succeeds. */
export async function spendStep(req: Requesting, staff: number, step: number): Promise<boolean> {
  const used = sql`UPDATE staff_second_factors SET last_step = ${step} WHERE staff_id = ${staff} AND last_step < ${step} RETURNING staff_id`
  return (await rowsIn(req, used)).length > 0
}

export async function spendRecoveryCode(req: Requesting, staff: number, code: string): Promise<boolean> {
  const hash = recoveryHash(staff, code)
  const used = sql`DELETE FROM staff_recovery_codes WHERE staff_id = ${staff} AND hash = ${hash} RETURNING staff_id`
  return (await rowsIn(req, used)).length > 0
}

export async function renewRecoveryCodes(req: Requesting, staff: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await rowsIn(req, sql`DELETE FROM staff_recovery_codes WHERE staff_id = ${staff}`)
  const rows = codes.map((code) => sql`(${staff}, ${recoveryHash(staff, plainCode(code))})`)
  await rowsIn(req, sql`INSERT INTO staff_recovery_codes (staff_id, hash) VALUES ${listOf(rows)}`)
  return codes
}

export async function verifySession(req: Requesting, staff: number, session: string): Promise<void> {
  await rowsIn(req, sql`INSERT INTO staff_verified_sessions (id, staff_id) VALUES (${session}, ${staff})`)
}

/** Payload writes back the sessions as it read them: without this a deleted one would come back. */
export async function refuseSessions(req: Requesting, staff: number, but = ''): Promise<void> {
  const ended = sql`
    INSERT INTO staff_ended_sessions (id, ended_at)
    SELECT id, ${new Date().toISOString()} FROM staff_sessions WHERE _parent_id = ${staff} AND id <> ${but}
    ON CONFLICT (id) DO NOTHING`
  await rowsIn(req, ended)
}

export async function refuseSession(req: Requesting, session: string): Promise<void> {
  const ended = sql`
    INSERT INTO staff_ended_sessions (id, ended_at) VALUES (${session}, ${new Date().toISOString()})
    ON CONFLICT (id) DO NOTHING`
  await rowsIn(req, ended)
}

export async function endSessions(req: Requesting, staff: number, but = ''): Promise<void> {
  await refuseSessions(req, staff, but)
  await rowsIn(req, sql`DELETE FROM staff_sessions WHERE _parent_id = ${staff} AND id <> ${but}`)
  await rowsIn(req, sql`DELETE FROM staff_verified_sessions WHERE staff_id = ${staff} AND id <> ${but}`)
}

/** Ends all other sessions. Returns the recovery codes, or undefined if there is a second factor already. */
export async function storeSecondFactor(
  req: Requesting,
  { staff, secret, step, session }: { staff: number; secret: string; step: number; session: string },
): Promise<string[] | undefined> {
  const stored = sql`
    INSERT INTO staff_second_factors (staff_id, secret, last_step, since)
    VALUES (${staff}, ${sealSecret(secret, staff)}, ${step}, ${new Date().toISOString()})
    ON CONFLICT (staff_id) DO NOTHING RETURNING staff_id`
  if ((await rowsIn(req, stored)).length === 0) return undefined
  await endSessions(req, staff, session)
  await verifySession(req, staff, session)
  return renewRecoveryCodes(req, staff)
}

export async function removeSecondFactor(req: Requesting, staff: number): Promise<boolean> {
  await rowsIn(req, sql`DELETE FROM staff_recovery_codes WHERE staff_id = ${staff}`)
  await rowsIn(req, sql`DELETE FROM staff_verified_sessions WHERE staff_id = ${staff}`)
  const removed = await rowsIn(req, sql`DELETE FROM staff_second_factors WHERE staff_id = ${staff} RETURNING staff_id`)
  return removed.length > 0
}

export async function removeEndedSessions(payload: Payload): Promise<void> {
  await rowsIn({ payload }, sql`DELETE FROM staff_verified_sessions WHERE id NOT IN (SELECT id FROM staff_sessions)`)
  const over = new Date(Date.now() - 2 * sessionSeconds * 1000).toISOString()
  await rowsIn({ payload }, sql`DELETE FROM staff_ended_sessions WHERE ended_at < ${over}`)
}
