import { APIError, type PayloadHandler, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { longest } from '@/lib/consultation/form'
import { tidyComment } from '@/lib/domain/clean-text'
import { defaultLanguage } from '@/lib/domain/languages'
import { answerMail } from '@/lib/consultation/mail/answer-mail'
import { gapIn } from '@/lib/consultation/mail/answer-template'
import { oneLine } from '@/lib/consultation/mail/mail'
import { isMailSet } from '@/lib/consultation/mail/transport'
import { assertRole } from '../access'
import { conflict } from '../database/conflict'
import { findOne } from '../database/find'
import { inTransactionOf } from '../database/transaction'
import { contactAddress } from '../globals/contact-address'
import { lockRecord } from '../hooks/lock-row'
import { labelFor, type StudioKey } from '../labels'
import type { ConsultationRequest, Mail, Staff } from '../payload-types'
import { permitted } from '../permissions'
import { staffName } from '../staff/staff-name'
import { waitingSince } from './queue-once'

const collection = 'consultation-requests'

const [longestSubject, longestAnswer] = [200, 20_000]

const labels = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform(tidyComment)
    .pipe(z.string().min(1).max(most))

const answerInput = z.object({
  subject: z
    .string()
    .max(longestSubject * 4)
    .transform((typed) => oneLine(tidyComment(typed)))
    .pipe(z.string().min(1).max(longestSubject)),
  text: labels(longestAnswer),
  /** Made by the form when it opens: the same answer that is sent again is one mail. */
  key: z.uuid(),
  revision: z.number().int(),
})

type AnswerInput = z.infer<typeof answerInput>

const isAddress = (address: string) => address.length <= longest.email && z.regexes.html5Email.test(address)

const refusal = (req: PayloadRequest, status: number, key: StudioKey, values?: Record<string, string>) =>
  new APIError(labelFor(req, key, values), status, {}, true)

async function queue(
  req: PayloadRequest,
  request: ConsultationRequest,
  { subject, text }: AnswerInput,
  onceKey: string,
): Promise<Mail> {
  const now = new Date().toISOString()
  const mail = answerMail({
    to: request.gmail ?? '',
    replyTo: await contactAddress(req.payload, req),
    language: request.language ?? defaultLanguage,
    subject,
    text,
  })
  return req.payload.create({
    collection: 'mails',
    data: {
      kind: 'ANSWER',
      request: request.id,
      staff: (req.user as Staff).id,
      writtenBy: staffName(req.user as Staff),
      to: mail.to,
      replyTo: mail.replyTo,
      language: mail.language,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      onceKey,
      ...waitingSince(now),
    },
    depth: 0,
    req,
  })
}

/** Queues the answer and marks the request as answered, both or nothing. Throws an APIError: 400, 404 or 409. */
async function answer(req: PayloadRequest, id: number, input: AnswerInput): Promise<Mail> {
  await lockRecord(req, collection, id)
  const request = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
  if (!request) throw refusal(req, 404, 'apiMissing')
  const onceKey = `ANSWER:${id}:${input.key}`
  const before = await findOne(req.payload, 'mails', { onceKey: { equals: onceKey } }, { req })
  if (before) return before
  if (!isAddress(request.gmail ?? '')) throw refusal(req, 400, 'answerNoAddress')
  if (input.revision !== request.revision) throw conflict(req, 'answerChanged')
  const mail = await queue(req, request, input, onceKey)
  await req.payload.update({ collection, id, data: { status: 'ANSWERED' }, depth: 0, req })
  return mail
}

/** Answers a request by mail: in the outbox in the transaction in which the request becomes answered. */
export const answerRequest: PayloadHandler = async (req) => {
  assertRole(req, permitted(collection, 'update'))
  const given: unknown = await req.json?.().catch(() => undefined)
  const { data: input } = answerInput.safeParse(given)
  if (!input) throw refusal(req, 400, 'answerInvalid')
  const gap = gapIn(input.subject) || gapIn(input.text)
  if (gap) throw refusal(req, 400, 'answerGap', { gap })
  if (!isMailSet()) throw refusal(req, 409, 'answerNoMail')
  const { id } = await inTransactionOf(req, () => answer(req, Number(req.routeParams?.id), input))
  return Response.json({ id }, { status: 201 })
}
