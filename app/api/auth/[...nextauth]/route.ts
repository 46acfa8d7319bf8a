import NextAuth from 'next-auth'
import { NextResponse, type NextRequest } from 'next/server'
import { clientAddress } from '@/lib/http/client-address'
import { ApiError, noStore } from '@/lib/http/errors'
import { handler } from '@/lib/http/handler'
import { secondsToWait } from '@/lib/http/limits'
import { assertNavigation, assertOwnPage } from '@/lib/http/own-pages'
import { settings } from '@/lib/operations/settings'
import { currentUser, endCurrentSession } from '@/lib/http/sign-in/current-user'
import { authOptions } from '@/lib/http/sign-in/options'
import { assertReturnAddresses } from '@/lib/http/sign-in/return-address'
import { endPath } from '@/lib/http/sign-in/return-target'
import { assertSignOutBody } from '@/lib/http/sign-in/sign-out-body'

type Context = RouteContext<'/api/auth/[...nextauth]'>

function library(request: Request, context: Context): Promise<Response> {
  assertReturnAddresses(request)
  return NextAuth(request as NextRequest, context, authOptions())
}

/** Bytes of the sign-out form. */
const longestForm = 10_000

/** Actions for a failed sign-in. The library has its own pages for them, some with a form to sign in again. */
const failures = ['error', 'signin']

const endWith = (error: string) =>
  NextResponse.redirect(`${settings().SITE_URL}${endPath}?${new URLSearchParams({ error }).toString()}`, 303)

/**
 * The GET calls of the sign-in library that the site uses: a token for its forms and the provider's callback. The site
 * answers the session call itself. All other calls are closed, because one of them lets anybody write to the log.
 */
export const GET = handler<Context>(async (request, context) => {
  const [action = ''] = (await context.params).nextauth
  if (action === 'session') return Response.json({ visitor: await currentUser() }, { headers: noStore })
  const error = new URL(request.url).searchParams.get('error')
  if (failures.includes(action) && error) return endWith(error)
  if (action === 'csrf') return library(request, context)
  if (action !== 'callback') throw new ApiError('not_found')
  assertNavigation(request)
  if (await secondsToWait('signIn', { address: clientAddress(request) })) return endWith('TooMany')
  // The user cancelled or the provider failed. The library would write text from the address to the log.
  if (error) return endWith(error === 'access_denied' ? 'AccessDenied' : 'Failed')
  return library(request, context)
})

export const POST = handler<Context>(async (request, context) => {
  const [action] = (await context.params).nextauth
  if (action !== 'signout') throw new ApiError('not_found')
  assertOwnPage(request)
  if (!(Number(request.headers.get('content-length') ?? NaN) <= longestForm)) throw new ApiError('too_large')
  await assertSignOutBody(request)
  await endCurrentSession()
  return library(request, context)
})
