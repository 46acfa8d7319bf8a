import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeaders } from '@/lib/operations/log/request'
import type { CapturedResponse } from './captured-response'

export const isToolsPath = (path: string): boolean => /^\/(?:_next|__next)/.test(path)

/** Sends Next's response unchanged. In development its scripts run at once, and a failure is shown with its cause. */
export function sendAsRendered(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: CapturedResponse,
): void {
  response
    .writeHead(status, {
      ...headers,
      ...requestIdHeaders(),
      'cache-control': 'no-store',
      'content-length': body.length,
    })
    .end(method === 'HEAD' ? undefined : body)
}
