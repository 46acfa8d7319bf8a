import { z } from 'zod'
import { backend } from '@/lib/backend'
import { isDay } from '@/lib/domain/closed-days'
import { isTimeOfDay } from '@/lib/domain/slots'
import { parseBody } from '@/lib/http/body'
import { clientAddress } from '@/lib/http/client-address'
import { ApiError, parseQuery } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { assertWithinLimit } from '@/lib/http/limits'
import { networkOf } from '@/lib/http/network-of'
import { assertOwnPage } from '@/lib/http/own-pages'

const day = z.string().refine(isDay)

/** The key of a hold; empty if there is none. */
const hold = z
  .string()
  .regex(/^[\w-]{0,64}$/)
  .default('')

const asked = z.object({ day, hold })

const chosen = z.object({ day, time: z.string().refine(isTimeOfDay), hold })

/** Bytes of the longest choice as JSON. */
const longestChoice = 1000

/** `GET /reservation/slots?day=yyyy-MM-dd`: the free times of a day; none where staff have set up no times. */
export const GET = handler(async (request) => {
  await assertWithinLimit('slots', { address: clientAddress(request) })
  const query = parseQuery(asked, new URL(request.url).searchParams)
  return answer({ slots: await (await backend()).listFreeSlots(query) })
})

/** `POST /reservation/slots`: holds a time for ten minutes, instead of the one that `hold` held before. */
export const POST = handler(async (request) => {
  assertOwnPage(request)
  const address = clientAddress(request)
  await assertWithinLimit('hold', { address })
  const choice = await parseBody(chosen, request, longestChoice)
  const held = await (await backend()).holdSlot({ ...choice, network: networkOf(address) })
  if (held === 'taken') throw new ApiError('slot_taken', { consultTime: 'slotTaken' })
  if (held === 'limited') throw new ApiError('too_many')
  return answer({ hold: held.hold, until: held.until.toISOString() }, 201)
})
