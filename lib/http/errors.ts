import { z } from 'zod'
import {
  BackendUnavailable,
  CannotStore,
  UserBlocked,
  CallRejected,
  OutcomeUnknown,
  Unavailable,
} from '@/lib/backend/port'
import { loggable, withoutQueries } from '@/lib/operations/log/loggable'
import { logOutage } from '@/lib/operations/log/outages'

/** Seconds after which a client may retry while the backend is down. */
export const retryAfter = 30

/** Every error code of the API and its HTTP status (product decisions 4). */
const errorStatus = {
  invalid_query: 400,
  invalid_body: 400,
  invalid_fields: 422,
  too_large: 413,
  unauthorised: 401,
  sign_in_needed: 401,
  foreign_origin: 403,
  blocked: 403,
  not_found: 404,
  slot_taken: 409,
  gone: 410,
  too_many: 429,
  internal: 500,
  outcome_unknown: 500,
  backend_unavailable: 503,
} as const

type ErrorCode = keyof typeof errorStatus

const sentences = {
  invalid_query: 'The query is not valid.',
  invalid_body: 'What was sent is not valid.',
  invalid_fields: 'Some fields are not valid.',
  too_large: 'What was sent is too large.',
  unauthorised: "This call needs the site's secret.",
  sign_in_needed: 'This call is for readers who have signed in.',
  foreign_origin: "This call is for the site's own pages.",
  blocked: 'This account may not write here.',
  not_found: 'There is no such thing.',
  slot_taken: 'This time is not free any more.',
  gone: 'It was taken away.',
  too_many: 'Too many calls in a short time.',
  internal: 'Something went wrong.',
  outcome_unknown: 'It may have been stored. If it is sent again, it may be stored twice.',
  backend_unavailable: 'The content cannot be fetched or stored right now.',
} as const satisfies Record<ErrorCode, string>

export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, fields?: Record<string, string>, retryAfter?: number) {
    super(sentences[code])
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof CannotStore) return new ApiError('backend_unavailable', undefined, retryAfter)
  if (error instanceof BackendUnavailable) {
    logOutage(error)
    if (error instanceof OutcomeUnknown) return new ApiError('outcome_unknown')
    return new ApiError('backend_unavailable', undefined, error.retryAfter ?? retryAfter)
  }
  if (error instanceof Unavailable || error instanceof CallRejected) {
    console.error(withoutQueries(error.message), loggable(error.cause))
    return new ApiError('backend_unavailable', undefined, error.retryAfter ?? retryAfter)
  }
  if (error instanceof UserBlocked) return new ApiError('blocked')
  console.error(`error ${crypto.randomUUID()}`, loggable(error))
  return new ApiError('internal')
}

/** Responses may contain data of the signed-in user, so no cache may store them. */
export const noStore = { 'cache-control': 'private, no-store' }

export function errorResponse(error: unknown): Response {
  const { code, message, fields, retryAfter: seconds } = toApiError(error)
  const headers = { ...noStore, ...(seconds !== undefined && { 'retry-after': String(seconds) }) }
  return Response.json({ error: { code, message, ...(fields && { fields }) } }, { status: errorStatus[code], headers })
}

export const fieldsOf = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))

/** Parses a query string. Throws ApiError 400 with every invalid parameter. */
export function parseQuery<T extends z.ZodType>(schema: T, params: URLSearchParams): z.infer<T> {
  const parsed = schema.safeParse(Object.fromEntries(params))
  if (parsed.success) return parsed.data
  throw new ApiError('invalid_query', fieldsOf(parsed.error))
}
