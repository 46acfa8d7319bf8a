import { z } from 'zod'
import { backend } from '@/lib/backend'
import { isDay } from '@/lib/domain/closed-days'
import { clientAddress } from '@/lib/http/client-address'
import { parseQuery } from '@/lib/http/errors'
import { answer, handler } from '@/lib/http/handler'
import { assertWithinLimit } from '@/lib/http/limits'

const day = z.string().refine(isDay)

const requested = z.object({
  day,
  correctionKey: z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .default(''),
})

/** `GET /reservation/slots?day=yyyy-MM-dd`: the free times of a day; none where staff have set up no times. */
export const GET = handler(async (request) => {
  await assertWithinLimit('slots', { address: clientAddress(request) })
  const query = parseQuery(requested, new URL(request.url).searchParams)
  return answer({ slots: await (await backend()).listFreeSlots(query) })
})
