import { getRequestLanguage, type SanitizedConfig } from 'payload'
import { parseCookies } from 'payload/shared'
import { noStore } from '@/lib/http/errors'
import { wordsFor } from '../labels'
import { readBody } from './body'
import { calledEndpoint, type Called } from './endpoints'
import { fieldFaults } from './field-faults'
import { InputError } from './input-error'
import { checkQuery, versionFields } from './query'
import { assertReorder } from './reorder'

/** Endpoints that need a record, or a part of one. Where files are stored, a file alone is enough. */
const needingRecords = new Set(['post /', 'patch /', 'patch /:id', 'post /access', 'post /access/:id?'])

/** Endpoints whose body, if there is one, is a record or a part of one. */
const takingRecords = new Set([...needingRecords, 'post /:id/duplicate'])

const fieldsIn = ({ collection, global }: Called) => (collection ?? global)?.flattenedFields ?? []

/** A filter that is too long for an address comes as the body of a POST that stands for a GET. */
const overridden = ({ method, headers }: Request): boolean =>
  method === 'POST' &&
  [headers.get('x-payload-http-method-override'), headers.get('x-http-method-override')].includes('GET')

/** The GET that a POST stands for. Throws InputError 400 if its body is not the query. */
async function asGet(request: Request): Promise<Request> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) throw new InputError(400, 'apiBody')
  const url = new URL(request.url)
  url.search = [url.search.slice(1), await request.text()].filter(Boolean).join('&')
  const headers = new Headers(request.headers)
  for (const name of ['content-type', 'content-length', 'x-payload-http-method-override', 'x-http-method-override'])
    headers.delete(name)
  return new Request(url, { headers })
}

/** A call of the studio's API that Payload can read. */
export interface CheckedCall {
  /** The request to give to Payload; without its body, if that is a form. */
  request: Request
  called: Called
  /** The record in its body. */
  data: Record<string, unknown> | undefined
  /** Its body, if that is a form: a large file in it must not stay in memory longer than it is needed. */
  form?: FormData
}

/** Checks a call of the studio's API before Payload reads it: path, query and body. Throws InputError. */
export async function checkedCall(
  given: Request,
  segments: readonly string[],
  config: SanitizedConfig,
): Promise<CheckedCall> {
  const request = overridden(given) ? await asGet(given) : given
  const called = calledEndpoint(config, request.method, segments)
  const fieldsOf = (slug: string) => config.collections.find((each) => each.slug === slug)?.flattenedFields
  const fields = fieldsIn(called)
  checkQuery(
    new URL(request.url).search,
    called.pattern.startsWith('/versions') ? versionFields(fields) : fields,
    fieldsOf,
  )
  const read = await readBody(request)
  const endpoint = `${request.method.toLowerCase()} ${called.pattern}`
  if (endpoint === 'post /reorder') assertReorder(read?.data)
  if (takingRecords.has(endpoint) && read?.data) {
    const faults = fieldFaults(fields, read.data)
    if (faults.length > 0) throw new InputError(400, 'apiFields', faults)
  } else if (needingRecords.has(endpoint) && !(called.collection?.upload && read?.hasFile)) {
    throw new InputError(400, 'apiBody')
  }
  if (!read) return { request, called, data: undefined }
  const headers = new Headers(request.headers)
  // Both describe the body as it was sent.
  for (const name of ['content-length', 'content-type']) headers.delete(name)
  if (read.type) headers.set('content-type', read.type)
  const { method, url } = request
  const form = read.body instanceof FormData ? { form: read.body } : {}
  const sent = new Request(url, { method, headers, ...(!('form' in form) && { body: read.body }) })
  return { request: sent, called, data: read.data, ...form }
}

/** The response to a call that is wrong, in the form and the language in which the studio's pages show it. */
export function inputErrorResponse(error: InputError, request: Request, config: SanitizedConfig): Response {
  const { headers } = request
  const i18n = { language: getRequestLanguage({ config, cookies: parseCookies(headers), headers }) }
  const faults = error.faults.map(({ path, key }) => ({ path, label: path, message: wordsFor({ i18n }, key) }))
  const message = [wordsFor({ i18n }, error.key, error.values), faults.map(({ path }) => path).join(', ')]
    .filter(Boolean)
    .join(' ')
  return Response.json(
    { errors: [{ name: 'ValidationError', message, data: { errors: faults } }] },
    { status: error.status, headers: noStore },
  )
}
