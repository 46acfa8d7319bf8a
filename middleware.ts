import { NextResponse, type NextRequest } from 'next/server'
import { screenHeader } from '@/lib/http/i18n/route'

/**
 * Rewrites a request to the screen in the header that the server's proxy has set (product decisions 3). Routing is
 * decided only there.
 */
export function middleware(request: NextRequest): NextResponse {
  const screen = request.headers.get(screenHeader)
  const { pathname, search } = new URL(request.url)
  // Only paths of this site: another address would make Next a proxy to it.
  if (screen === null || !/^\/(?![/\\])/.test(screen) || screen === pathname + search) return NextResponse.next()
  return NextResponse.rewrite(new URL(screen, request.url))
}

export const config = { matcher: [{ source: '/(.*)', has: [{ type: 'header', key: 'x-screen' }] }] }
