import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { preparingAhead } from '@/lib/backend/embedded/articles/prepared-ahead'
import { invalidateAfter } from '@/lib/backend/embedded/database/invalidate-after'
import { articleToSave } from '@/lib/backend/embedded/studio-api/article-to-save'
import { guardedCall, inputErrorResponse, withMessage } from '@/lib/backend/embedded/studio-api/guarded-call'
import { handlingLargeForms } from '@/lib/backend/embedded/studio-api/large-form'
import { InputError } from '@/lib/backend/embedded/studio-api/input-error'
import { withConvertedImage } from '@/lib/backend/embedded/studio-api/image-to-store'
import { payload } from '@/lib/backend/embedded/payload'
import { errorResponse, noStore } from '@/lib/http/errors'
import { assertOwnPage } from '@/lib/http/own-pages'

type Handle = ReturnType<typeof REST_GET>

/** Gives Payload only calls of open endpoints with bodies within limits. */
const guarded =
  (handle: Handle): Handle =>
  async (request, context) => {
    const sanitized = await config
    try {
      const { slug = [] } = await context.params
      return await handlingLargeForms(request, payload, async () => {
        const call = await guardedCall(request, slug, sanitized)
        return preparingAhead({ payload, find: (backend) => articleToSave(call, backend) }, () =>
          withConvertedImage(call, payload, async (sent) =>
            withMessage(await handle(sent, context), call, await payload()),
          ),
        )
      })
    } catch (error) {
      if (error instanceof InputError) return inputErrorResponse(error, request, sanitized)
      throw error
    }
  }

/** Responses to staff contain personal data, so no cache may store them. */
const unstored =
  (handle: Handle): Handle =>
  async (request, context) => {
    const response = await handle(request, context)
    response.headers.set('cache-control', noStore['cache-control'])
    return response
  }

/** Refused from other sites' pages, also without a session: a sign-in from there would be into another's account. */
const changing = (handle: Handle): Handle => {
  const guard = guarded(handle)
  return unstored(async (request, context) => {
    try {
      assertOwnPage(request)
    } catch (error) {
      return errorResponse(error)
    }
    return invalidateAfter(() => guard(request, context))
  })
}

export const GET = unstored(guarded(REST_GET(config)))
export const POST = changing(REST_POST(config))
export const PATCH = changing(REST_PATCH(config))
export const PUT = changing(REST_PUT(config))
export const DELETE = changing(REST_DELETE(config))
