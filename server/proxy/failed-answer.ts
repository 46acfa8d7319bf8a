import type { IncomingMessage, ServerResponse } from 'node:http'
import { loggable } from '@/lib/operations/log/loggable'
import { AnswerTimeout } from './captured-response'
import { sendErrorPage } from './error-page'
import { OverBudget } from './network-limits'
import { QueueFullError } from './page-cache'

export function sendFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.destroyed) return
  if (error instanceof QueueFullError) return sendErrorPage(request, response, 503)
  if (error instanceof OverBudget) return sendErrorPage(request, response, 429, error.seconds)
  // The query is not logged, because it may contain the name of a person who was searched for.
  console.error(`${request.method} ${request.url?.split('?')[0]} failed`, loggable(error))
  if (response.headersSent) response.destroy()
  else sendErrorPage(request, response, error instanceof AnswerTimeout ? 503 : 500)
}
