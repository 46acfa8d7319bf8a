import { z } from 'zod'
import { backend } from '@/lib/backend'
import { languages } from '@/lib/domain/languages'
import { isTimeOfDay, slotFrom } from '@/lib/domain/slots'
import { readForm } from '@/lib/http/body'
import { ApiError, noStore } from '@/lib/http/errors'
import { handler } from '@/lib/http/handler'
import { assertOwnPage } from '@/lib/http/own-pages'
import { requestCalendar } from '@/lib/consultation/mail/consultation-mails'

/** Bytes of the longest form. */
const longestForm = 2000

const expected = z.object({
  reference: z.string().regex(/^[A-Z]+-\w{1,20}$/),
  day: z.iso.date(),
  time: z.string().refine(isTimeOfDay).optional(),
  language: z.enum(languages),
})

/**
 * The day of a request that was sent, as a file for the visitor's calendar. The page of the result posts what it shows,
 * so that nothing is looked up or part of an address. The mail about the request has the same event.
 */
export const POST = handler(async (request) => {
  assertOwnPage(request)
  const parsed = expected.safeParse(Object.fromEntries(await readForm(request, longestForm)))
  if (!parsed.success) throw new ApiError('invalid_fields')
  const { contact } = await (await backend()).getSiteRecord()
  const { time, ...about } = parsed.data
  const times = time === undefined ? undefined : slotFrom(time, contact.slots)
  const file = requestCalendar({ ...about, times, receivedAt: new Date() }, contact)
  return new Response(file, {
    headers: {
      ...noStore,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${parsed.data.reference}.ics"`,
    },
  })
})
