import { unstable_rethrow } from 'next/navigation'
import { bestEffort } from '@/lib/backend/outage'
import { errorResponse, noStore } from './errors'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Wraps a route handler: anything it throws becomes a JSON error from the closed table (product decisions 4). */
export function handler<Context = unknown>(handle: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    try {
      // Without access to the request, Next would run the handler once, at build time.
      void request.url
      return await bestEffort(() => handle(request, context))
    } catch (error) {
      unstable_rethrow(error)
      return errorResponse(error)
    }
  }
}

/** A path's segment with an id, as it was sent: Next unescapes parameters, and an escaped `=` is part of an id. */
export const idSegment = (request: Request): string => new URL(request.url).pathname.split('/')[3] ?? ''

/** The envelope of every API response (product decisions 4). */
export function answer(data: unknown, status = 200): Response {
  return Response.json({ data }, { status, headers: noStore })
}
