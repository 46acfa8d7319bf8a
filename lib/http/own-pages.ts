import { settings, type Settings } from '@/lib/operations/settings'
import { ApiError } from './errors'

/**
 * Throws ApiError 403 if a browser sends a call on behalf of another site's page. Browsers state the origin of every
 * call that writes, and any other client has no cookies but its own.
 * The origin must be that of SITE_URL. Only a site without that setting goes by the host that the call was sent to:
 * anybody may point a name of their own at this site.
 */
export function assertOwnPage(
  { headers }: Request,
  { SITE_URL, isSiteUrlGiven }: Pick<Settings, 'SITE_URL' | 'isSiteUrlGiven'> = settings(),
): void {
  const [origin, from] = [headers.get('origin'), headers.get('sec-fetch-site')]
  const isSentHere = !isSiteUrlGiven && origin !== null && URL.parse(origin)?.host === headers.get('host')
  const isOwnOrigin = origin === new URL(SITE_URL).origin || isSentHere
  const isNobodys = origin === null && [null, 'none', 'same-origin'].includes(from)
  if (!isOwnOrigin && !isNobodys) throw new ApiError('foreign_origin')
}

/** ApiError 403 unless the browser navigates: another site's images could use up the sign-ins of a whole office. */
export function assertNavigation({ headers }: Request): void {
  if (![null, 'navigate'].includes(headers.get('sec-fetch-mode'))) throw new ApiError('foreign_origin')
}
