import { z } from 'zod'
import { ApiError } from '@/lib/http/errors'

const signOutBody = z.object({
  csrfToken: z.string().optional(),
  callbackUrl: z.string().optional(),
  json: z.string().optional(),
})

/** ApiError 400 for a sign-out body that says JSON and is not, or is no form: the library would fail on it. */
export async function assertSignOutBody(request: Request): Promise<void> {
  if (!request.headers.get('content-type')?.includes('application/json')) return
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  if (!signOutBody.safeParse(body).success) throw new ApiError('invalid_body')
}
