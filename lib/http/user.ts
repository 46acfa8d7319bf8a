import type { User } from '@/lib/backend/model'
import { toUser, userHeader } from '@/lib/backend/contract/user'
import { currentUser } from '@/lib/http/sign-in/current-user'
import { clientAddress } from './client-address'
import { ApiError } from './errors'
import { assertWithinLimit, type Limited } from './limits'
import { isFromOtherSite } from './other-site'
import { assertOwnPage } from './own-pages'

/** The user another site calls for, if it may (product decisions 1). Rate limits are that site's own. */
function forwardedUser(request: Request): User | undefined {
  const header = request.headers.get(userHeader)
  if (!header || !isFromOtherSite(request)) return undefined
  try {
    return toUser(header)
  } catch {
    throw new ApiError('invalid_body')
  }
}

export async function userOf(request: Request): Promise<User | undefined> {
  return forwardedUser(request) ?? (await currentUser())
}

/** Counts a user's call; another site counts its own. Throws ApiError 429 if there were too many. */
export async function limitUser(request: Request, { uid }: User, what: Limited): Promise<void> {
  if (!forwardedUser(request)) await assertWithinLimit(what, { user: uid, address: clientAddress(request) })
}

/** The user of a writing call. ApiError: 403 from another site's page, 401 without session, 429 over the rate limit. */
export async function writingUserOf(request: Request, what: Limited): Promise<User> {
  const other = forwardedUser(request)
  if (other) return other
  assertOwnPage(request)
  const user = await currentUser()
  if (!user) throw new ApiError('sign_in_needed')
  await limitUser(request, user, what)
  return user
}
