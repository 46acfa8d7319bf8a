import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { invalidateAfter } from '@/lib/backend/embedded/database/invalidate-after'
import { checkedRequest, inputErrorResponse } from '@/lib/backend/embedded/studio-api/checked-request'
import { InputError } from '@/lib/backend/embedded/studio-api/input-error'

type Handle = ReturnType<typeof REST_GET>

/** Gives Payload only calls that it can read. Others are answered with what is wrong with them. */
const checked =
  (handle: Handle): Handle =>
  async (request, context) => {
    const sanitized = await config
    try {
      const { slug = [] } = await context.params
      return await handle(await checkedRequest(request, slug, sanitized), context)
    } catch (error) {
      if (error instanceof InputError) return inputErrorResponse(error, request, sanitized)
      throw error
    }
  }

/** The studio's own API. Its changes are visible on the site at the next request. */
const invalidating = (handle: Handle): Handle => {
  const check = checked(handle)
  return (request, context) => invalidateAfter(() => check(request, context))
}

export const GET = checked(REST_GET(config))
export const POST = invalidating(REST_POST(config))
export const PATCH = invalidating(REST_PATCH(config))
export const PUT = invalidating(REST_PUT(config))
export const DELETE = invalidating(REST_DELETE(config))
