import { ApiError } from './errors'

/**
 * Throws ApiError 403 if a browser sends a call on behalf of another site's page. Browsers state the origin of every
 * call that writes, and any other client has no cookies but its own.
 * A proxy may use a host name other than the visitor's, so `site`, the site's own origin, is accepted too.
 */
export function assertOwnPage({ headers }: Request, site: string): void {
  const [origin, from] = [headers.get('origin'), headers.get('sec-fetch-site')]
  const isOwnOrigin = origin === site || (origin !== null && URL.parse(origin)?.host === headers.get('host'))
  const isNobodys = origin === null && [null, 'none', 'same-origin'].includes(from)
  if (!isOwnOrigin && !isNobodys) throw new ApiError('foreign_origin')
}

/**
 * Throws ApiError 403 unless the browser navigates, as a user who signs in does. Pictures on another site's page could
 * otherwise use up the sign-ins of a whole office.
 */
export function assertNavigation({ headers }: Request): void {
  if (![null, 'navigate'].includes(headers.get('sec-fetch-mode'))) throw new ApiError('foreign_origin')
}
