import type { Visitor } from '@/lib/backend/model'
import { toVisitor, visitorHeader } from '@/lib/backend/contract/visitor'
import { settings } from '@/lib/settings'
import { currentVisitor } from '@/lib/sign-in/current-visitor'
import { clientAddress } from './client-address'
import { ApiError } from './errors'
import { assertWithinLimit, type Limited } from './limits'
import { isFromOtherSite } from './other-site'
import { assertOwnPage } from './own-pages'

/** Who another site says is writing, where that site may say so (product decisions 1). Its limits are its own. */
function announced(request: Request): Visitor | undefined {
  const header = request.headers.get(visitorHeader)
  if (!header || !isFromOtherSite(request)) return undefined
  try {
    return toVisitor(header)
  } catch {
    throw new ApiError('invalid_body')
  }
}

/** The reader that a call comes from, if they have signed in. */
export async function readerOf(request: Request): Promise<Visitor | undefined> {
  return announced(request) ?? (await currentVisitor())
}

/** Counts a reader's call; another site has counted its own. Throws ApiError 429 where there were too many. */
export async function limitReader(request: Request, { uid }: Visitor, what: Limited): Promise<void> {
  if (!announced(request)) await assertWithinLimit(what, { account: uid, address: clientAddress(request) })
}

/** The reader who writes by a call. Throws ApiError: 403 from another site's page, 401 without a session, 429 where they write too much. */
export async function writerOf(request: Request, what: Limited): Promise<Visitor> {
  const other = announced(request)
  if (other) return other
  assertOwnPage(request, new URL(settings().SITE_URL).origin)
  const visitor = await currentVisitor()
  if (!visitor) throw new ApiError('sign_in_needed')
  await limitReader(request, visitor, what)
  return visitor
}
