import * as z from 'zod/mini'
import type { Reservation } from '@/lib/backend/model'
import { readConsultation, joinSubjects, type FieldErrors } from '@/lib/consultation/form'
import type { Closed } from '@/lib/domain/closed-days'
import { fromWireErrors, toEntity, type WireBody } from '@/lib/consultation/wire'
import { CallFailed, outcomeUnknown } from './call-failed'
import { post } from './post'

const sentOtherwise = ['file', 'keptFile', 'keptName', 'dropFile', 'refusedFile', 'withoutFile', 'email', 'subjects']

export function readForm(
  form: FormData,
  file: string | null,
  now: Date,
  closed: Closed,
): { body: WireBody } | { errors: FieldErrors } {
  const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  const read = readConsultation({ ...texts, subjects: form.getAll('subjects') }, now, closed)
  if ('errors' in read) return read
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

/** Answers of the site itself, by status and code, that say that nothing was stored. */
const notStored = z.object({ error: z.object({ code: z.enum(['backend_unavailable', 'too_many']) }) })

/**
 * Sends a request. Returns what was stored, or the validation errors of the server: none if it does not accept the
 * request and names no field. Throws NoConnection; CallFailed with `outcome_unknown` if the request may be stored, with
 * `failed` if it is not.
 */
export async function sendConsultation(body: WireBody): Promise<Reservation | { errors: FieldErrors }> {
  const { status, json, seconds } = await post('/api/reservation', JSON.stringify(body), { type: 'application/json' })
  const stored = status < 300 ? reserved.safeParse(json).data : undefined
  if (stored) return stored.data
  const reported = [409, 422].includes(status) ? refused.safeParse(json).data : undefined
  if (reported) return { errors: fromWireErrors(reported.error.fields) }
  const isNotStored = (status >= 400 && status < 500) || notStored.safeParse(json).success
  throw new CallFailed(isNotStored ? 'failed' : outcomeUnknown, seconds)
}
