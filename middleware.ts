import { NextResponse, type NextRequest } from 'next/server'
import { languageAge, languageKey } from '@/lib/domain/languages'
import { routeOf, screenHeader } from '@/lib/i18n/route'

/** Sends every page address to its screen in its language (product decisions 3). */
export function middleware(request: NextRequest): NextResponse {
  if (request.headers.has(screenHeader)) return NextResponse.next()
  // The router's own view of the address: `nextUrl` would drop a trailing slash.
  const { pathname, searchParams } = new URL(request.url)
  const route = routeOf(pathname, searchParams, request.cookies.get(languageKey)?.value)
  if (route.kind === 'redirect') {
    const response = NextResponse.redirect(new URL(route.to, request.url), route.status)
    if (route.remember) response.cookies.set(languageKey, route.remember, { path: '/', maxAge: languageAge, sameSite: 'lax' })
    return response
  }
  return NextResponse.rewrite(new URL(route.path, request.url))
}

export const config = {
  // Everything but the studio, the calls of the API and files: each of these prefixes alone is an address like any other.
  matcher: ['/((?!api/.|admin/|admin$|media/[^/]+$|preview/.|manifest/[^/]+$|feed/.|sitemap/[^/]+$|sitemap\\.xml$|[\\w-]+\\.txt$|(?:(?:en|zh)/)?(?:dich-vu|tin-tuc|dao-tao|nghien-cuu)/[^/]+\\.md$|_next/(?:static|image|webpack-hmr|data)|favicon\\.ico$|icon\\.svg$|icons/[^/]+\\.png$|embed\\.css$).*)'],
}
