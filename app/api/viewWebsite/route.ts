import { userAgent } from 'next/server'
import { backend } from '@/lib/backend'
import { clientAddress } from '@/lib/http/client-address'
import { answer, handler } from '@/lib/http/handler'
import { secondsToWait } from '@/lib/http/limits'
import { isFromOtherSite } from '@/lib/http/other-site'

/** Whether a network has sent so many views that this one is not counted. Another site counts its own visitors'. */
const isBeyondLimit = async (request: Request) =>
  !isFromOtherSite(request) && (await secondsToWait('view', { address: clientAddress(request) })) > 0

/**
 * `PUT /viewWebsite`: counts a visit. Crawlers, prefetches and what one network sends too often are not counted
 * (product decisions 4); they get the same answer, so that nobody is disturbed.
 */
export const PUT = handler(async (request) => {
  const isVisit = !userAgent(request).isBot && !/prefetch/.test(request.headers.get('sec-purpose') ?? '')
  const counted = isVisit && !(await isBeyondLimit(request))
  if (counted) await (await backend()).countView()
  return answer({ counted })
})
