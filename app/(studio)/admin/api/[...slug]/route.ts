import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { invalidateAfter } from '@/lib/backend/embedded/database/invalidate-after'

type Handle = ReturnType<typeof REST_GET>

/** The studio's own API. Its changes are visible on the site at the next request. */
const invalidating =
  (handle: Handle): Handle =>
  (request, context) =>
    invalidateAfter(() => handle(request, context))

export const GET = REST_GET(config)
export const OPTIONS = REST_OPTIONS(config)
export const POST = invalidating(REST_POST(config))
export const PATCH = invalidating(REST_PATCH(config))
export const PUT = invalidating(REST_PUT(config))
export const DELETE = invalidating(REST_DELETE(config))
