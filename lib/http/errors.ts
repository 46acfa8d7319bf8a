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

/** Every error code of the API, its HTTP status (product decisions 4) and its message. */
const errors = {
  invalid_query: [400, 'The query is not valid.'],
  invalid_body: [400, 'What was sent is not valid.'],
  invalid_fields: [422, 'Some fields are not valid.'],
  too_large: [413, 'What was sent is too large.'],
  unauthorised: [401, "This call needs the site's secret."],
  sign_in_needed: [401, 'This call is for readers who have signed in.'],
  foreign_origin: [403, "This call is for the site's own pages."],
  blocked: [403, 'This account may not write here.'],
  not_found: [404, 'There is no such thing.'],
  slot_taken: [409, 'This time is not free any more.'],
  gone: [410, 'It was taken away.'],
  too_many: [429, 'Too many calls in a short time.'],
  internal: [500, 'Something went wrong.'],
  outcome_unknown: [500, 'It may have been stored. If it is sent again, it may be stored twice.'],
  backend_unavailable: [503, 'The content cannot be fetched or stored right now.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

type ErrorCode = keyof typeof errors

export class ApiError extends Error {
  /** `retryAfter` is in seconds. */
  constructor(
    readonly code: ErrorCode,
    readonly fields?: Record<string, string>,
    readonly retryAfter?: number,
  ) {
    super(errors[code][1])
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
  return Response.json({ error: { code, message, ...(fields && { fields }) } }, { status: errors[code][0], headers })
}

export const fieldsOf = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))

/** Parses a query string. Throws ApiError 400 with every invalid parameter. */
export function parseQuery<T extends z.ZodType>(schema: T, params: URLSearchParams): z.infer<T> {
  const parsed = schema.safeParse(Object.fromEntries(params))
  if (parsed.success) return parsed.data
  throw new ApiError('invalid_query', fieldsOf(parsed.error))
}
