import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CapturedResponse } from './captured-response'

/** Whether a path is for the tools that Next has in development: its scripts, its overlay of errors. */
export const isToolsPath = (path: string): boolean => /^\/(?:_next|__next)/.test(path)

/** Sends an answer of Next's as it is: in development its scripts run at once, and what failed is shown with its reason. */
export function sendAsRendered({ method }: IncomingMessage, response: ServerResponse, { status, headers, body }: CapturedResponse): void {
  response.writeHead(status, { ...headers, 'cache-control': 'no-store', 'content-length': body.length }).end(method === 'HEAD' ? undefined : body)
}
