import type { NextRequest } from 'next/server'
import { clientAddress } from '@/lib/http/client-address'
import { ApiError } from '@/lib/http/errors'
import { handler } from '@/lib/http/handler'
import { secondsToWait } from '@/lib/http/limits'
import { assertNavigation } from '@/lib/http/own-pages'
import { credentialsOf, isProvider } from '@/lib/http/sign-in/providers'
import { refuseSignIn, startSignIn } from '@/lib/http/sign-in/start'

/**
 * Redirects to a provider's sign-in. `back` is the address to continue at, `window` means that the page stays open
 * beside it.
 */
export const GET = handler<RouteContext<'/api/sign-in/[provider]'>>(async (request, { params }) => {
  const { provider } = await params
  if (!isProvider(provider) || !credentialsOf(provider)) throw new ApiError('not_found')
  assertNavigation(request)
  if (await secondsToWait('signIn', { address: clientAddress(request) }))
    return refuseSignIn(request as NextRequest, 'TooMany')
  return startSignIn(request as NextRequest, provider)
})
