import type { Payload } from 'payload'
import { ImageRefused } from '@/lib/content/uploaded-images/limits'
import { clientAddress } from '@/lib/http/client-address'
import { ApiError } from '@/lib/http/errors'
import { limitConcurrency } from '@/lib/http/limit-concurrency'
import { hasRole } from '../access'
import { convertingAhead, errorOf, type UploadedFile } from '../files/converted-image'
import { permitted, type Action } from '../permissions'
import type { GuardedCall } from './guarded-call'
import { InputError } from './input-error'

const actions: Record<string, Action> = { 'post /': 'create', 'patch /:id': 'update', 'patch /': 'update' }

/** The image that a call uploads, if the caller may store it. What others upload is dropped: Payload refuses that. */
async function imageOf({ called, request, form }: GuardedCall, payload: Payload): Promise<UploadedFile | undefined> {
  const action = actions[`${request.method.toLowerCase()} ${called.pattern}`]
  const file = form?.get('file')
  if (called.collection?.slug !== 'media' || !action || !(file instanceof File)) return undefined
  form?.delete('file')
  const { user } = await payload.auth({ headers: request.headers })
  if (!hasRole(user, permitted('media', action))) return undefined
  return { data: Buffer.from(await file.arrayBuffer()), name: file.name, mimetype: file.type, size: file.size }
}

function requestOf({ request, form }: GuardedCall, converted?: UploadedFile): Request {
  if (!form) return request
  if (converted) {
    const { data, name, mimetype } = converted
    form.set('file', new File([Uint8Array.from(data)], name, { type: mimetype }))
  }
  const { method, headers, url } = request
  return new Request(url, { method, headers, body: form })
}

/** Converts an uploaded image before the transaction of its save. Throws InputError for one that is not taken. */
export async function withConvertedImage<T>(
  call: GuardedCall,
  payload: () => Promise<Payload>,
  run: (request: Request) => Promise<T>,
): Promise<T> {
  const image = call.form && (await imageOf(call, await payload()))
  if (!image) return run(requestOf(call))
  try {
    return await limitConcurrency('images', clientAddress(call.request), () =>
      convertingAhead(image, (converted) => run(requestOf(call, converted))),
    )
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many')
      throw new InputError(429, 'triedTooOften', { minutes: 1 })
    if (!(error instanceof ImageRefused)) throw error
    const { status, values } = errorOf(error.error)
    throw new InputError(status, error.error, values)
  }
}
