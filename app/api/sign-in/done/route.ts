import type { NextRequest } from 'next/server'
import { handler } from '@/lib/http/handler'
import { settings } from '@/lib/operations/settings'
import { currentUser } from '@/lib/http/sign-in/current-user'
import { signInEndPage } from '@/lib/http/sign-in/end-page'
import { readReturnTarget, returnCookie } from '@/lib/http/sign-in/return-target'

/** The end of a sign-in, successful or not. After some failures the library redirects here without an error. */
export const GET = handler(async (request) => {
  const { cookies, nextUrl } = request as NextRequest
  const error = nextUrl.searchParams.get('error') ?? ((await currentUser()) ? null : 'Failed')
  return signInEndPage(readReturnTarget(cookies.get(returnCookie)?.value, settings().SITE_URL), error)
})
