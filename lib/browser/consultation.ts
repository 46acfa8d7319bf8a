import * as z from 'zod/mini'
import type { Reservation } from '@/lib/backend/model'
import { readConsultation, joinSubjects, type Faults } from '@/lib/consultation/form'
import type { Closed } from '@/lib/domain/closed-days'
import type { WireBody } from '@/lib/consultation/outbox'
import { fromWireFaults, toEntity } from '@/lib/consultation/wire'
import { CallFailed } from './call-failed'
import { NoConnection } from './no-connection'

/** The browser's API call that requests a consultation. */

/** Form fields that are not copied as they are: they are sent under another name or not at all. */
const sentOtherwise = ['file', 'keptFile', 'keptName', 'dropFile', 'refusedFile', 'withoutFile', 'email', 'subjects']

/**
 * Reads the form as of `now`. Returns the entity to send (spec 3) with the values of any hidden inputs, or the
 * validation errors.
 * `file` is the address of the uploaded file.
 */
export function readForm(
  form: FormData,
  file: string | null,
  now: Date,
  closed: Closed,
): { body: WireBody } | { faults: Faults } {
  const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  const read = readConsultation({ ...texts, subjects: form.getAll('subjects') }, now, closed)
  if ('faults' in read) return read
  const others = Object.fromEntries(Object.entries(texts).filter(([name]) => !sentOtherwise.includes(name)))
  const { subjects, ...rest } = read.consultation
  return { body: { ...others, ...toEntity(rest), subject: joinSubjects(subjects), file, askedAt: now.toISOString() } }
}

const reserved = z.object({
  data: z.object({ reference: z._default(z.string(), ''), correctionKey: z._default(z.string(), '') }),
})
const refused = z.object({
  error: z.object({ code: z.enum(['invalid_fields', 'slot_taken']), fields: z.record(z.string(), z.string()) }),
})

const opening = z.object({ data: z.object({ opened: z.string() }) })

/** Fetches the time at which the form was opened, signed by the server. Throws if the server does not answer. */
export async function openingOf(): Promise<string> {
  return z.parse(opening, await (await fetch('/api/reservation/form')).json()).data.opened
}

async function post(body: WireBody): Promise<Response> {
  try {
    return await fetch('/api/reservation', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  } catch (error) {
    throw new NoConnection('', { cause: error })
  }
}

/**
 * Sends a request. Returns what was stored, or the validation errors of the server. Throws NoConnection, and CallFailed
 * for any other failure.
 */
export async function sendConsultation(body: WireBody): Promise<Reservation | { faults: Faults }> {
  const response = await post(body)
  if (response.ok) return z.parse(reserved, await response.json()).data
  const reported = [409, 422].includes(response.status) ? refused.safeParse(await response.json()).data : undefined
  if (reported) return { faults: fromWireFaults(reported.error.fields) }
  throw new CallFailed('failed', Number(response.headers.get('retry-after') ?? 0))
}
