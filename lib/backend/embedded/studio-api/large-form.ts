import type { Payload } from 'payload'
import { InputError } from './input-error'

/** Bytes. A form of somebody without a session has no more. */
const large = 1024 * 1024

/**
 * Throws InputError 403 for a large form that is not from a member of staff, before it is read. The proxy only sees
 * whether a request carries something like a session.
 */
export async function assertMaySendLarge({ headers }: Request, payload: () => Promise<Payload>): Promise<void> {
  if (Number(headers.get('content-length') ?? 0) <= large) return
  const { user } = await (await payload()).auth({ headers })
  if (user?.collection !== 'staff') throw new InputError(403, 'apiSignIn')
}
