import { fromReserved, wireReservation } from '@/lib/backend/contract/reservation'
import { slotTaken } from '@/lib/consultation/form'
import { toWireErrors } from '@/lib/consultation/wire'
import { parseBody } from '@/lib/http/body'
import { clientAddress } from '@/lib/http/client-address'
import { ApiError } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { assertWithinLimit } from '@/lib/http/limits'
import { isFromOtherSite } from '@/lib/http/other-site'
import { assertOwnPage } from '@/lib/http/own-pages'
import { reserve } from '@/lib/http/reserve'

/** Bytes of the longest request as JSON, with every character escaped. */
const longestRequest = 200_000

/**
 * `POST /reservation`: adds a consultation request (spec 7). Needs no sign-in. Sending the same request twice stores it
 * once. A time that is not free any more is answered 409, and nothing is stored.
 */
export const POST = handler(async (request) => {
  assertOwnPage(request)
  if (!isFromOtherSite(request)) await assertWithinLimit('reservation', { address: clientAddress(request) })
  const { typed, around } = await parseBody(wireReservation, request, longestRequest)
  const stored = await reserve(request, typed, around)
  if ('errors' in stored) {
    const code = stored.errors.consultTime === slotTaken ? 'slot_taken' : 'invalid_fields'
    throw new ApiError(code, toWireErrors(stored.errors))
  }
  return answer(fromReserved(stored), 201)
})
