import type { NextRequest } from 'next/server'
import { handler } from '@/lib/http/handler'
import { settings } from '@/lib/settings'
import { currentUser } from '@/lib/sign-in/current-user'
import { signInEndPage } from '@/lib/sign-in/end-page'
import { readWay, wayCookie } from '@/lib/sign-in/way'

/** Where a sign-in ends, well or not. The library comes here without a word of it from some failures too. */
export const GET = handler(async (request) => {
  const { cookies, nextUrl } = request as NextRequest
  const error = nextUrl.searchParams.get('error') ?? ((await currentUser()) ? null : 'Failed')
  return signInEndPage(readWay(cookies.get(wayCookie)?.value, settings().SITE_URL), error)
})
