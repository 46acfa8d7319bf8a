import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { clientAddress } from '@/lib/http/client-address'
import { networkOf } from '@/lib/http/network-of'
import type { SQL } from '../database/list-of'
import { rowsIn } from '../database/rows-in'
import { keyedHash } from './keyed-hash'
import { knownDevice } from './known-device'

const limits = {
  /** From one network, to any account: a whole office may be behind one address. */
  network: { most: 30, minutes: 10 },
  accountInNetwork: { most: 5, minutes: 10 },
  /** To one account from devices that never signed in to it, however many networks they are in. */
  account: { most: 50, minutes: 60 },
  /** From a device that signed in to the account before. No stranger can use these up. */
  device: { most: 10, minutes: 10 },
  /** Wrong codes after the right password, of a known device or all unknown ones. A code has a million values. */
  code: { most: 20, minutes: 24 * 60 },
} as const

type Kind = keyof typeof limits

interface Counted {
  kind: Kind
  id: string
  /** The account, whose counts an operator can delete. */
  account: string
}

const minute = 60_000

function countsOf(req: PayloadRequest, email: string): Counted[] {
  const account = keyedHash('account', email)
  const of = (kind: Kind, ...of: string[]): Counted => ({ kind, id: keyedHash(kind, ...of), account })
  const device = knownDevice(req.headers, email)
  if (device !== undefined) return [of('device', email, device)]
  const network = networkOf(clientAddress(req))
  return [{ ...of('network', network), account: '' }, of('accountInNetwork', email, network), of('account', email)]
}

const rows = z.tuple([z.object({ tried: z.coerce.number(), expires: z.string() })])

/** Counts in a single statement, so that of parallel sign-ins, at any instance, no two get the same number. */
async function count(req: PayloadRequest, { kind, id, account }: Counted): Promise<number> {
  const { most, minutes } = limits[kind]
  const now = new Date()
  const until = new Date(now.getTime() + minutes * minute).toISOString()
  const isOver = sql`sign_in_attempts.expires <= ${now.toISOString()}`
  const counting = sql`
    INSERT INTO sign_in_attempts (id, account, tried, expires) VALUES (${id}, ${account}, 1, ${until})
    ON CONFLICT (id) DO UPDATE SET
      tried = CASE WHEN ${isOver} THEN 1 ELSE sign_in_attempts.tried + 1 END,
      expires = CASE WHEN ${isOver} THEN excluded.expires ELSE sign_in_attempts.expires END
    RETURNING tried, expires`
  const [{ tried, expires }] = rows.parse(await rowsIn(req, counting))
  return tried > most ? Math.max(1, Math.ceil((Date.parse(expires) - now.getTime()) / 1000)) : 0
}

/** Counts before the password is evaluated. Returns the seconds to wait. A refused sign-in counts no further. */
export async function countSignIn(req: PayloadRequest, email: string): Promise<number> {
  for (const counted of countsOf(req, email)) {
    const seconds = await count(req, counted)
    if (seconds > 0) return seconds
  }
  return 0
}

async function setTried(req: PayloadRequest, id: string, tried: SQL): Promise<void> {
  await rowsIn(req, sql`UPDATE sign_in_attempts SET tried = ${tried} WHERE id = ${id} AND tried > 0`)
}

export async function forgiveSignIn(req: PayloadRequest, email: string): Promise<void> {
  for (const { kind, id } of countsOf(req, email))
    await setTried(req, id, ['device', 'accountInNetwork'].includes(kind) ? sql`0` : sql`tried - 1`)
}

/** For the right password without a code. It leaves the others: else guesses at codes would be forgiven. */
export async function uncountSignIn(req: PayloadRequest, email: string): Promise<void> {
  for (const { id } of countsOf(req, email)) await setTried(req, id, sql`tried - 1`)
}

/** What a guess at a code counts for. It is kept when a new password forgives wrong passwords. */
const codeCountOf = (req: PayloadRequest, email: string): Counted => ({
  kind: 'code',
  id: keyedHash('code', email, knownDevice(req.headers, email) ?? ''),
  account: keyedHash('codes', email),
})

export const countCode = (req: PayloadRequest, email: string): Promise<number> => count(req, codeCountOf(req, email))

export async function forgiveCodes(req: PayloadRequest, email: string): Promise<void> {
  await setTried(req, codeCountOf(req, email).id, sql`0`)
}

const forget = (payload: Payload, account: string) =>
  rowsIn({ payload }, sql`DELETE FROM sign_in_attempts WHERE account = ${account}`)

export async function forgetSignIns(payload: Payload, email: string): Promise<void> {
  await forget(payload, keyedHash('account', email))
}

export async function forgetCodes(payload: Payload, email: string): Promise<void> {
  await forget(payload, keyedHash('codes', email))
}

export async function removeOldSignIns(payload: Payload): Promise<void> {
  await rowsIn({ payload }, sql`DELETE FROM sign_in_attempts WHERE expires <= ${new Date().toISOString()}`)
}
