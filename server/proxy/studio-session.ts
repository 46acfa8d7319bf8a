import type { IncomingMessage, ServerResponse } from 'node:http'
import { settings } from '@/lib/operations/settings'
import { beforeHead } from './passed-response'

/** The cookie of a staff session as Payload names it. Its other cookies with the same prefix are set by scripts. */
const inside = 'payload-token'

/** Its name for browsers: with this prefix no other host of the domain can set a session of its own. */
const outside = `__Host-${inside}`

const renamed = (pair: string, from: string, to: string) =>
  pair.startsWith(`${from}=`) ? to + pair.slice(from.length) : pair

/** The cookies of a request as Payload reads them. A session by its inner name is dropped. */
export const receivedCookies = (cookies: string): string =>
  cookies
    .split(/; */)
    // Payload trims names.
    .filter((pair) => pair.split('=', 1)[0]?.trim() !== inside)
    .map((pair) => renamed(pair, outside, inside))
    .join('; ')

export const sentCookie = (cookie: string): string => renamed(cookie, inside, outside)

export function renameSession(request: IncomingMessage, response: ServerResponse): void {
  if (!settings().SITE_URL.startsWith('https:')) return
  if (request.headers.cookie !== undefined) request.headers.cookie = receivedCookies(request.headers.cookie)
  beforeHead(response, () => {
    const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
    if (cookies.length > 0) response.setHeader('set-cookie', cookies.map(sentCookie))
  })
}
