import type { Payload } from 'payload'
import { PictureRefused } from '@/lib/content/pictures/limits'
import { hasRole } from '../access'
import { convertingAhead, faultOf, type UploadedFile } from '../files/converted-picture'
import { permitted, type Action } from '../permissions'
import type { CheckedCall } from './checked-request'
import { InputError } from './input-error'

const actions: Record<string, Action> = { 'post /': 'create', 'patch /:id': 'update', 'patch /': 'update' }

/** The picture that a call uploads, if the caller may store it; undefined for any other call. */
async function pictureOf({ called, request, form }: CheckedCall, payload: Payload): Promise<UploadedFile | undefined> {
  const action = actions[`${request.method.toLowerCase()} ${called.pattern}`]
  const file = form?.get('file')
  if (called.collection?.slug !== 'media' || !action || !(file instanceof File)) return undefined
  const { user } = await payload.auth({ headers: request.headers })
  if (!hasRole(user, permitted('media', action))) return undefined
  return { data: Buffer.from(await file.arrayBuffer()), name: file.name, mimetype: file.type, size: file.size }
}

/** The same call with another file. */
function withFile({ request, form }: CheckedCall, { data, name, mimetype }: UploadedFile): Request {
  const body = new FormData()
  for (const [key, value] of form ?? []) if (key !== 'file') body.append(key, value)
  body.append('file', new File([Uint8Array.from(data)], name, { type: mimetype }))
  const headers = new Headers(request.headers)
  headers.delete('content-type')
  return new Request(request.url, { method: request.method, headers, body })
}

/**
 * Runs a call of the studio; the picture that it uploads is converted before, outside of the transaction of its save.
 * Throws InputError for a picture that is not taken.
 */
export async function withConvertedPicture<T>(
  call: CheckedCall,
  payload: () => Promise<Payload>,
  run: (request: Request) => Promise<T>,
): Promise<T> {
  const picture = call.form && (await pictureOf(call, await payload()))
  if (!picture) return run(call.request)
  try {
    return await convertingAhead(picture, (converted) => run(withFile(call, converted)))
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    const { status, values } = faultOf(error.fault)
    throw new InputError(status, error.fault, [], values)
  }
}
