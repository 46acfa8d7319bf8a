import type { IncomingMessage, ServerResponse } from 'node:http'
import { isImagePath, isStudioPath } from '@/lib/domain/paths'
import { logAnswer } from '@/lib/operations/log/json'
import { settings } from '@/lib/operations/settings'
import { metrics } from './metrics'

/** Seconds after which a successful response is logged too. */
const slow = 5

function kindOf(path: string): string {
  if (path.startsWith('/api/')) return 'api'
  if (isStudioPath(path)) return 'studio'
  if (isImagePath(path)) return 'picture'
  return path.startsWith('/_next/') ? 'file' : 'page'
}

/**
 * Counts a response once it has ended. Logs it if it failed or was slow, or if all responses are logged
 * (`LOG_REQUESTS`).
 * A query may contain the name of a person searched for, and a studio address may contain a secret: neither is logged.
 */
export function observe(request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now()
  const [path = '/'] = (request.url ?? '/').split('?')
  const kind = kindOf(path)
  response.once('close', () => {
    const seconds = (performance.now() - began) / 1000
    const { statusCode: status } = response
    metrics().answers.add(kind, status, seconds)
    if (settings().LOG_REQUESTS === 'all' || status >= 500 || seconds >= slow)
      logAnswer({
        method: request.method,
        path: kind === 'studio' ? '/admin' : path,
        status,
        ms: Math.round(seconds * 1000),
      })
  })
}
