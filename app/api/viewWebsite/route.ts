import { userAgent } from 'next/server'
import { backend } from '@/lib/backend'
import { answer, handler } from '@/lib/http/handler'

/** `PUT /viewWebsite`: counts a visit. Crawlers and prefetches are not counted (product decisions 4). */
export const PUT = handler(async (request) => {
  const counted = !userAgent(request).isBot && !/prefetch/.test(request.headers.get('sec-purpose') ?? '')
  if (counted) await (await backend()).countView()
  return answer({ counted })
})
