import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLanguage, isLanguage, type Language } from '@/lib/domain/languages'
import { clientAddress } from '@/lib/http/client-address'
import { secondsToWait } from '@/lib/http/limits'
import { loggable } from '@/lib/operations/log/loggable'
import { isMailSet } from '@/lib/consultation/mail/transport'
import { contactAddress } from '../globals/contact-address'
import { labelFor } from '../labels'
import { fieldError, tooMany } from './account-errors'
import { accountOf } from './account-of'
import { queueOnce } from '../consultations/queue-once'

/** Milliseconds of the period in which an account gets one mail, however often it is asked for. */
const period = 15 * 60_000

const delayMs = 100

const requested = z.object({ email: z.string().trim().toLowerCase().pipe(z.email()) })

async function queueReset({ payload }: PayloadRequest, email: string, language: Language): Promise<void> {
  const account = await accountOf({ payload }, email)
  if (!account) return
  const onceKey = `PASSWORD_RESET:${account.id}:${Math.floor(Date.now() / period)}`
  await queueOnce({ payload }, onceKey, { kind: 'PASSWORD_RESET', staff: account.id, to: account.email, language })
}

export async function contactWithoutMail(req: PayloadRequest): Promise<string> {
  return labelFor(req, 'forgotWithoutMail', { email: await contactAddress(req.payload) })
}

/** In place of Payload's, which writes outside of its transaction. The answer is the same without an account. */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    if (!isMailSet()) throw new APIError(await contactWithoutMail(req), 409, {}, true)
    const seconds = await secondsToWait('forgotPassword', { address: clientAddress(req) })
    if (seconds > 0) throw tooMany(req, seconds)
    await addDataAndFileToRequest(req)
    const parsed = requested.safeParse(req.data)
    if (!parsed.success) throw fieldError(req, 'email', 'addressInvalid')
    const { language } = req.i18n
    setTimeout(() => {
      queueReset(req, parsed.data.email, isLanguage(language) ? language : defaultLanguage).catch((error: unknown) =>
        console.error('A mail for a forgotten password could not be queued:', loggable(error)),
      )
    }, delayMs)
    return Response.json({ message: labelFor(req, 'forgotAnswer') })
  },
}
