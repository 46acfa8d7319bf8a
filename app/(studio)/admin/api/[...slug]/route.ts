import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { freshAfter } from '@/lib/backend/embedded/database/fresh-after'

type Handle = ReturnType<typeof REST_GET>

/** The studio's own API. Its changes are visible on the site at the next request. */
const fresh = (handle: Handle): Handle => (request, context) => freshAfter(() => handle(request, context))

export const GET = REST_GET(config)
export const OPTIONS = REST_OPTIONS(config)
export const POST = fresh(REST_POST(config))
export const PATCH = fresh(REST_PATCH(config))
export const PUT = fresh(REST_PUT(config))
export const DELETE = fresh(REST_DELETE(config))
