import pLimit from 'p-limit'
import type { Payload } from 'payload'
import { permitted } from '../permissions'
import { InputError } from './input-error'

/** Bytes. A form of somebody without a session has no more. */
const large = 1024 * 1024

const uploaders = [...permitted('media', 'create'), ...permitted('documents', 'create')]

/** A form of 30 MB takes 150 MB while it is handled. The second one is for whoever has a faster line than the first. */
const limit = pLimit(2)

/** 403 for a large form that is not from staff who upload files, unread: the proxy cannot tell whose session it is. */
export async function handlingLargeForms<T>(
  { headers }: Request,
  payload: () => Promise<Payload>,
  run: () => Promise<T>,
): Promise<T> {
  const isForm = /^multipart\//i.test(headers.get('content-type') ?? '')
  if (!isForm || Number(headers.get('content-length') ?? 0) <= large) return run()
  const { user } = await (await payload()).auth({ headers })
  if (user?.collection !== 'staff' || !user.roles.some((role) => uploaders.includes(role)))
    throw new InputError(403, 'apiSignIn')
  return limit(run)
}
