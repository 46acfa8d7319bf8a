import { z } from 'zod'
import { openEnvelope } from '../contract/envelope'
import { BackendUnavailable, CallRejected } from '../port'
import { NoAnswer, OutsideContract } from './reading'
import { textOf, TooLong } from './text-of'

/** What a hosted backend's answers say, and what stands before it. */

/** What something before a backend says when it has waited in vain. */
const waitedInVain = 504

/** Bytes of an answer that is read: a list of all articles with their contents, and much more. */
const longest = 64 * 1024 * 1024

/** Whether an answer says that it is JSON, as a backend's own does and that of what stands before one seldom. */
export const isJson = ({ headers }: Response): boolean => /\bjson\b/.test(headers.get('content-type') ?? '')

const whereItLeads = 'BACKEND_URL has to be where it leads'

/** What a status says that is no success. A call in nobody's name that is refused says that the backend cannot be read. */
export function failure(call: string, response: Response, isSigned: boolean): Error {
  const { status } = response
  const message = `${call}: status ${status}${status < 400 ? `, which is not followed: ${whereItLeads}` : ''}`
  if (status >= 500) return status === waitedInVain ? new NoAnswer(message) : new BackendUnavailable(message)
  if (isSigned) return new CallRejected(message, status)
  return new OutsideContract(message, isJson(response) ? { refusal: status } : {})
}

/**
 * Where an answer leads on: on the backend's own host alone, whose proxy may speak https where it does not know it. Throws OutsideContract for
 * another host: whom a backend trusts, this site need not.
 */
export function nextOf(address: string, { status, headers }: Response): string | undefined {
  const location = headers.get('location')
  if (status < 300 || status >= 400 || location === null) return undefined
  // Headers come as bytes; many servers write addresses in UTF-8 there.
  const [from, to] = [new URL(address), URL.parse(Buffer.from(location, 'latin1').toString(), address)]
  if (to?.hostname === from.hostname && to.port === '' && from.port === '' && from.protocol === 'https:') to.protocol = 'https:'
  const isSame = to?.origin === from.origin || to?.origin === `https://${from.hostname}`
  if (!to || !isSame) throw new OutsideContract(`GET ${address}: leads to ${to?.origin}, which is another host: ${whereItLeads}`)
  return to.href
}

const failed = z.object({ success: z.literal(false) })

/** An error, and nothing beside it but what describes it. */
const errorAlone = z.strictObject({
  error: z.union([z.string().min(1), z.literal(true), z.looseObject({}).refine((error) => Object.keys(error).length > 0)]),
  data: z.null().optional(),
  message: z.unknown().optional(),
  code: z.unknown().optional(),
  status: z.unknown().optional(),
  statusCode: z.unknown().optional(),
})

/** Whether an answer says that a call failed, whatever its status says. */
const saysItFailed = (json: unknown): boolean => z.union([failed, z.object({ data: failed }), errorAlone]).safeParse(json).success

/** An answer that is read as JSON. One that breaks off is none; one that is too long or something else was at least given. */
export async function jsonOf(call: string, response: Response): Promise<unknown> {
  const text = await textOf(response, longest).catch((cause: unknown) => {
    if (cause instanceof TooLong) throw new OutsideContract(`${call}: too long an answer`, { cause })
    throw new NoAnswer(`${call}: the answer broke off`, { cause })
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new BackendUnavailable(`${call}: no JSON`, { cause })
  }
  if (saysItFailed(json)) throw new OutsideContract(`${call}: it says that it failed`)
  return json
}

/** What was written, where an answer tells it: some backends answer with nothing, or with words. Throws BackendUnavailable where nothing was. */
export async function writtenOf(call: string, response: Response): Promise<unknown> {
  const text = await textOf(response, longest).catch(() => '')
  // Whoever is being mended, or wants to know who asks, answers with a page.
  if (/^\s*</.test(text)) throw new BackendUnavailable(`${call}: a page instead of an answer`)
  let json: unknown = null
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  if (saysItFailed(json)) throw new BackendUnavailable(`${call}: it says that it failed`)
  return json
}

/** The inside of an answer. Throws OutsideContract where it is of another shape. */
export function opened<T extends z.ZodType>(call: string, shape: T, json: unknown): z.infer<T> {
  try {
    return openEnvelope(shape, json)
  } catch (cause) {
    throw new OutsideContract(`${call}: an answer outside the contract`, { cause })
  }
}
