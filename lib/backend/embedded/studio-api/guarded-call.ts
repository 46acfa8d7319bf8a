import { getRequestLanguage, type Payload, type SanitizedConfig } from 'payload'
import { parseCookies } from 'payload/shared'
import { noStore } from '@/lib/http/errors'
import { labelFor } from '../labels'
import { assertParsableQuery, readBody } from './body'
import { calledEndpoint, type Called } from './endpoints'
import { InputError } from './input-error'
import { type SavedArticle, saveMessage } from './save-message'
import { unknownNames } from './unknown-names'

const takingRecords = ['post /', 'patch /', 'patch /:id', 'post /:id/duplicate', 'post /access', 'post /access/:id?']

const [maxNamed, longestName] = [10, 100]

/** A filter that is too long for an address comes as the body of a POST that stands for a GET. */
const isRead = ({ method, headers }: Request): boolean =>
  method === 'GET' ||
  [headers.get('x-payload-http-method-override'), headers.get('x-http-method-override')].includes('GET')

export interface GuardedCall {
  request: Request
  called: Called
  data: Record<string, unknown> | undefined
  /** Its body, if that is a form: a large file in it must not stay in memory longer than it is needed. */
  form?: FormData
}

/** Finds the endpoint of a call and reads its body, within limits. Throws InputError. */
export async function guardedCall(
  request: Request,
  segments: readonly string[],
  config: SanitizedConfig,
): Promise<GuardedCall> {
  assertParsableQuery(request.url)
  const called = calledEndpoint(config, isRead(request) ? 'GET' : request.method, segments)
  const read = isRead(request) ? undefined : await readBody(request)
  if (!read) return { request, called, data: undefined }
  if (read.data && takingRecords.includes(`${request.method.toLowerCase()} ${called.pattern}`)) {
    const fields = (called.collection ?? called.global)?.flattenedFields ?? []
    const names = unknownNames(fields, read.data).slice(0, maxNamed)
    if (names.length > 0)
      throw new InputError(400, 'apiFields', { names: names.map((name) => name.slice(0, longestName)).join(', ') })
  }
  const headers = new Headers(request.headers)
  // Both describe the body as it was sent.
  for (const name of ['content-length', 'content-type']) headers.delete(name)
  if (read.type) headers.set('content-type', read.type)
  const { method, url } = request
  const form = read.body instanceof FormData ? { form: read.body } : {}
  const sent = new Request(url, { method, headers, ...(!('form' in form) && { body: read.body }) })
  return { request: sent, called, data: read.data, ...form }
}

export const callerLanguage = ({ headers }: Request, config: SanitizedConfig) => ({
  i18n: { language: getRequestLanguage({ config, cookies: parseCookies(headers), headers }) },
})

export function inputErrorResponse({ status, key, values }: InputError, request: Request, config: SanitizedConfig) {
  const message = labelFor(callerLanguage(request, config), key, values)
  return Response.json({ errors: [{ message }] }, { status, headers: noStore })
}

/** Says what a save led to, and of a call that is refused because the session is over, that it is (403, InputError). */
export async function withMessage(response: Response, { called, request }: GuardedCall, payload: Payload) {
  // Who resets a password has no session, and a link that is used up says so itself.
  const needsSession = called.pattern !== '/reset-password'
  if (response.status === 403 && needsSession && !(await payload.auth({ headers: request.headers })).user)
    throw new InputError(403, 'apiSignIn')
  const isSave = ['post /', 'patch /:id'].includes(`${request.method.toLowerCase()} ${called.pattern}`)
  if (!response.ok || !isSave || called.collection?.slug !== 'articles') return response
  // Without a record it is a search: Payload takes one by POST, too.
  const saved = (await response.json()) as { doc?: SavedArticle }
  if (!saved.doc) return Response.json(saved, response)
  const message = labelFor(callerLanguage(request, payload.config), saveMessage(saved.doc))
  return Response.json({ ...saved, message }, response)
}
