import pLimit from 'p-limit'
import type { Payload } from 'payload'
import { InputError } from './input-error'

/** Bytes. A form of somebody without a session has no more. */
const large = 1024 * 1024

/** A form is in memory several times while it is handled. */
const limit = pLimit(1)

/** The bytes of a large form. Whoever takes them is the last to have them. */
export class LargeForm {
  #bytes: ArrayBuffer | undefined

  constructor(bytes: ArrayBuffer) {
    this.#bytes = bytes
  }

  take(): ArrayBuffer | undefined {
    const bytes = this.#bytes
    this.#bytes = undefined
    return bytes
  }
}

/**
 * Runs a call of the studio. Large forms, which are read before, are handled one after the other. Throws InputError 403
 * for one that is not from a member of staff, unread: the proxy only sees whether it carries something like a session.
 */
export async function handlingLargeForms<T>(
  request: Request,
  payload: () => Promise<Payload>,
  run: (form: LargeForm | undefined) => Promise<T>,
): Promise<T> {
  const { headers } = request
  const isForm = /^multipart\//i.test(headers.get('content-type') ?? '')
  if (!isForm || Number(headers.get('content-length') ?? 0) <= large) return run(undefined)
  const { user } = await (await payload()).auth({ headers })
  if (user?.collection !== 'staff') throw new InputError(403, 'apiSignIn')
  const form = new LargeForm(await request.arrayBuffer())
  return limit(() => run(form))
}
