import { z } from 'zod'
import { openEnvelope, openWritten } from '../contract/envelope'
import { BackendUnavailable, CallRejected } from '../port'
import { NoAnswer, OutsideContract } from './reading'
import { bytesUpTo } from '@/lib/http/bytes-up-to'
import { processSingleton } from '@/lib/operations/process-singleton'
import { textOf, TooLong } from '@/lib/content/text-of'

/** Status of a proxy that timed out waiting for the backend. */
const waitedInVain = 504

/** The longest time, in seconds, that a backend may ask for. */
const longestWait = 86_400

/** Maximum size of a refusal in bytes. */
const longestRefusal = 64 * 1024

/** Bytes of all answers under way, far above a list of all articles; and of one for which there is always room. */
const [longest, always] = [64 * 1024 * 1024, 1024 * 1024]

const inFlight = processSingleton('answersInFlight', () => ({ bytes: 0 }))

/** Whether a response claims to be JSON, as the backend's own do and a proxy's rarely do. */
export const isJson = ({ headers }: Response): boolean => /\bjson\b/.test(headers.get('content-type') ?? '')

const whereItLeads = 'BACKEND_URL has to be where it leads'

/** Seconds of a Retry-After header, which may also be a date; undefined if it cannot be read. */
function secondsIn(header: string | null): number | undefined {
  const seconds = /^\d+$/.test(header ?? '')
    ? Number(header)
    : Math.ceil((Date.parse(header ?? '') - Date.now()) / 1000)
  return seconds >= 0 ? Math.min(seconds, longestWait) : undefined
}

/** A refused anonymous call means that the backend cannot be read. `answer`: what a refusal of a write says. */
export function failure(call: string, response: Response, isSigned: boolean, answer?: unknown): Error {
  const { status } = response
  const message = `${call}: status ${status}${status < 400 ? `, which is not followed: ${whereItLeads}` : ''}`
  const wait = [429, 503].includes(status) ? secondsIn(response.headers.get('retry-after')) : undefined
  const options = wait === undefined ? {} : { retryAfter: wait }
  if (status >= 500) return status === waitedInVain ? new NoAnswer(message) : new BackendUnavailable(message, options)
  if (isSigned) return new CallRejected(message, status, { ...options, answer })
  return new OutsideContract(message, { status, ...(isJson(response) && { refusal: status }) })
}

/**
 * The address that a response redirects to, if any. It must be on the backend's own host; http is replaced by https if
 * the backend was called by https, since it may not know that its proxy speaks https. Throws OutsideContract for
 * another host, which this site need not trust even if the backend does.
 */
export function nextOf(address: string, { status, headers }: Response): string | undefined {
  const location = headers.get('location')
  if (status < 300 || status >= 400 || location === null) return undefined
  // Headers are decoded as Latin-1, but many servers send addresses in UTF-8.
  const [from, to] = [new URL(address), URL.parse(Buffer.from(location, 'latin1').toString(), address)]
  if (to?.hostname === from.hostname && to.port === '' && from.port === '' && from.protocol === 'https:')
    to.protocol = 'https:'
  const isSame = to?.origin === from.origin || to?.origin === `https://${from.hostname}`
  if (!to || !isSame)
    throw new OutsideContract(`GET ${address}: leads to ${to?.origin}, which is another host: ${whereItLeads}`)
  return to.href
}

const failed = z.object({ success: z.literal(false) })

const errorAlone = z.strictObject({
  error: z.union([
    z.string().min(1),
    z.literal(true),
    z.looseObject({}).refine((error) => Object.keys(error).length > 0),
  ]),
  data: z.null().optional(),
  message: z.unknown().optional(),
  code: z.unknown().optional(),
  status: z.unknown().optional(),
  statusCode: z.unknown().optional(),
})

const saysItFailed = (json: unknown): boolean =>
  z.union([failed, z.object({ data: failed }), errorAlone]).safeParse(json).success

/** What a response to a write says of its outcome, by member, and what of it means that nothing was written. */
const failures: Record<string, (value: unknown) => boolean> = {
  success: (value) => isNo(value),
  ok: (value) => isNo(value),
  status: (value) => isErrorCode(value) || /^(?:error|err|fail|failed|failure|ko|nok)$/i.test(String(value)),
  code: (value) => isErrorCode(value),
  statusCode: (value) => isErrorCode(value),
}

const isNo = (value: unknown) => value === false || value === 0 || /^(?:false|0|no)$/i.test(String(value))
const isErrorCode = (value: unknown) => /^[45]\d\d$/.test(String(value))
const hasContent = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value) && !isNo(value)

export function saysNothingWritten(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json === false
  const members = new Map<string, unknown>(Object.entries(json))
  const data = members.get('data')
  const isData = typeof data === 'object' && data !== null
  if (Object.entries(failures).some(([name, isFailure]) => members.has(name) && isFailure(members.get(name))))
    return true
  // Something may have failed beside it, such as a mail.
  const isWritten = members.get('success') === true || members.has('id') || members.has('_id') || isData
  if (!isWritten && ['error', 'errors'].some((name) => hasContent(members.get(name)))) return true
  return isData && saysNothingWritten(data)
}

/** Throws NoAnswer if it breaks off, OutsideContract if it is too long beside the others. */
async function withText<T>(call: string, response: Response, use: (text: string) => T): Promise<T> {
  let own = 0
  async function* counted(body: AsyncIterable<Uint8Array>) {
    for await (const piece of body) {
      own += piece.length
      inFlight.bytes += piece.length
      if (inFlight.bytes > longest && own > always) throw new TooLong()
      yield piece
    }
  }
  try {
    const bytes = response.body ? await bytesUpTo(counted(response.body), longest) : Buffer.alloc(0)
    return use(new TextDecoder().decode(bytes))
  } catch (cause) {
    if (cause instanceof BackendUnavailable) throw cause
    if (cause instanceof TooLong) throw new OutsideContract(`${call}: too long an answer`, { cause })
    throw new NoAnswer(`${call}: the answer broke off`, { cause })
  } finally {
    inFlight.bytes -= own
  }
}

/** Throws NoAnswer if it breaks off, BackendUnavailable without JSON, OutsideContract for a reported failure. */
export async function jsonOf(call: string, response: Response): Promise<unknown> {
  const json = await withText(call, response, (text): unknown => {
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw new BackendUnavailable(`${call}: no JSON`, { cause })
    }
  })
  if (saysItFailed(json)) throw new OutsideContract(`${call}: it says that it failed`)
  return json
}

export function wasNeverSent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const [code, syscall, cause, errors]: unknown[] = ['code', 'syscall', 'cause', 'errors'].map((name) =>
    Reflect.get(error, name),
  )
  // Several addresses of one name were tried.
  if (Array.isArray(errors)) return errors.every(wasNeverSent)
  return (
    code === 'UND_ERR_CONNECT_TIMEOUT' || ['connect', 'getaddrinfo'].includes(String(syscall)) || wasNeverSent(cause)
  )
}

export const refusals = [400, 413, 415, 422]

export const refusalOf = async (response: Response): Promise<unknown> => {
  try {
    return JSON.parse(await textOf(response, longestRefusal))
  } catch {
    return undefined
  }
}

/** Whether a response without a text is complete: its end is known, and it does not claim to be JSON. */
const isEmptyOnPurpose = (response: Response) =>
  [204, 205].includes(response.status) ||
  response.headers.get('content-length') === '0' ||
  (response.headers.has('transfer-encoding') && !isJson(response))

/**
 * The JSON of a response to a write; null if it is empty or plain text, as some backends send. Throws NoAnswer if it
 * breaks off, and BackendUnavailable if it is broken otherwise or shows that nothing was written. The write may have
 * been executed nevertheless (docs/adr/0016).
 */
export async function writtenOf(call: string, response: Response): Promise<unknown> {
  const text = await withText(call, response, (whole) => whole)
  if (text.trim() === '') {
    if (isEmptyOnPurpose(response)) return null
    throw new NoAnswer(`${call}: the answer broke off`)
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    // Truncated JSON, or a maintenance or sign-in page.
    if (isJson(response) || /^\s*[<{["]/.test(text)) throw new BackendUnavailable(`${call}: no JSON`, { cause })
    return null
  }
  if (typeof json !== 'object' && !isJson(response)) return null
  if (saysNothingWritten(json)) throw new BackendUnavailable(`${call}: it says that it failed`)
  return json
}

/** Opens the envelope of a response to a write. Throws BackendUnavailable if what it contains has other types. */
export function stored<T extends z.ZodType>(call: string, shape: T, json: unknown): z.infer<T> {
  try {
    return openWritten(shape, json)
  } catch (cause) {
    throw new BackendUnavailable(`${call}: an answer with other types`, { cause })
  }
}

/** Opens the envelope of a response. Throws OutsideContract if its content has another shape. */
export function opened<T extends z.ZodType>(call: string, shape: T, json: unknown): z.infer<T> {
  try {
    return openEnvelope(shape, json)
  } catch (cause) {
    throw new OutsideContract(`${call}: an answer outside the contract`, { cause })
  }
}
