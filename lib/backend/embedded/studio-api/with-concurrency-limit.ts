import type { PayloadRequest } from 'payload'
import { clientAddress } from '@/lib/http/client-address'
import { ApiError } from '@/lib/http/errors'
import { limitConcurrency } from '@/lib/http/limit-concurrency'
import { tooMany } from '../staff/account-errors'

/** An expensive operation, with few others of the same network at once. Throws an APIError 429 for too many. */
export const withConcurrencyLimit = <T>(
  what: Parameters<typeof limitConcurrency>[0],
  req: PayloadRequest,
  work: () => Promise<T>,
): Promise<T> =>
  limitConcurrency(what, clientAddress(req), work).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'too_many' ? tooMany(req, 10) : error
  })
