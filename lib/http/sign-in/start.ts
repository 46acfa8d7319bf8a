import { NextResponse, type NextRequest } from 'next/server'
import { z } from 'zod'
import { settings } from '@/lib/operations/settings'
import { callLibrary } from './library-call'
import type { Provider } from './providers'
import { endPath, ownPath, returnCookieMaxAgeSeconds, returnCookie, type ReturnTarget } from './return-target'

const token = z.object({ csrfToken: z.string() })
const begun = z.object({ url: z.string() })

function withCookies(cookies: Record<string, string>, set: string[]): Record<string, string> {
  const more = set
    .map((header) => /^([^=]+)=([^;]*)/.exec(header) ?? [])
    .map(([, name = '', value = '']) => [name, decodeURIComponent(value)])
  return { ...cookies, ...Object.fromEntries(more) }
}

function leadTo(request: NextRequest, address: string): NextResponse {
  const { SITE_URL } = settings()
  const { searchParams } = request.nextUrl
  const target: ReturnTarget = {
    back: ownPath(searchParams.get('back') ?? request.headers.get('referer'), SITE_URL),
    isWindow: searchParams.has('window'),
  }
  const response = NextResponse.redirect(new URL(address, SITE_URL), 303)
  response.cookies.set(returnCookie, JSON.stringify(target), {
    path: endPath,
    httpOnly: true,
    sameSite: 'lax',
    secure: SITE_URL.startsWith('https:'),
    maxAge: returnCookieMaxAgeSeconds,
  })
  response.headers.set('cache-control', 'no-store')
  return response
}

export const refuseSignIn = (request: NextRequest, error: string): Response =>
  leadTo(request, `${endPath}?error=${error}`)

/**
 * Starts a sign-in from an ordinary link, so that it works without script. It makes the two calls that the library
 * expects from a form on the user's behalf, then redirects to the provider. If the provider cannot be reached, it
 * redirects to the end page.
 */
export async function startSignIn(request: NextRequest, provider: Provider): Promise<Response> {
  const { SITE_URL } = settings()
  const had = Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value]))
  const csrf = await callLibrary({ path: ['csrf'], method: 'GET', cookies: had })
  const cookies = withCookies(had, csrf.setCookies)
  const body = { ...token.parse(csrf.body), callbackUrl: SITE_URL + endPath, json: 'true' }
  const answer = await callLibrary({ path: ['signin', provider], method: 'POST', cookies, body })
  const response = leadTo(request, begun.parse(answer.body).url)
  for (const header of [...csrf.setCookies, ...answer.setCookies]) response.headers.append('set-cookie', header)
  return response
}
