import { z } from 'zod'
import { BackendUnavailable } from '@/lib/backend/port'

/** Seconds after which a client may ask again while the backend is down. */
export const retryAfter = '30'

/** Every error the API can answer with, and its status (product decisions 4). */
const errorStatus = {
  invalid_query: 400,
  invalid_body: 400,
  too_large: 413,
  unauthorised: 401,
  not_found: 404,
  internal: 500,
  backend_unavailable: 503,
} as const

type ErrorCode = keyof typeof errorStatus

const sentences = {
  invalid_query: 'The query is not valid.',
  invalid_body: 'What was sent is not valid.',
  too_large: 'What was sent is too large.',
  unauthorised: 'This call needs the site\'s secret.',
  not_found: 'There is no such thing.',
  internal: 'Something went wrong.',
  backend_unavailable: 'The content cannot be fetched right now.',
} as const satisfies Record<ErrorCode, string>

/** An error that a handler means to answer with. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(sentences[code])
    this.code = code
    this.fields = fields
  }
}

/** The error table's entry for anything thrown; what is not meant becomes one fixed sentence and a logged id. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof BackendUnavailable) {
    console.error(error.message, error.cause)
    return new ApiError('backend_unavailable')
  }
  console.error(`error ${crypto.randomUUID()}`, error)
  return new ApiError('internal')
}

/** The JSON answer for anything thrown. */
export function errorResponse(error: unknown): Response {
  const { code, message, fields } = toApiError(error)
  const headers = code === 'backend_unavailable' ? { 'retry-after': retryAfter } : undefined
  return Response.json({ error: { code, message, ...(fields && { fields }) } }, { status: errorStatus[code], headers })
}

/** Parses a query string. Throws ApiError 400 naming every wrong parameter. */
export function parseQuery<T extends z.ZodType>(schema: T, params: URLSearchParams): z.infer<T> {
  const parsed = schema.safeParse(Object.fromEntries(params))
  if (parsed.success) return parsed.data
  throw new ApiError('invalid_query', Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message])))
}
