import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { labelFor } from '../labels'

/** A call's body. Throws an APIError 400 if it is not what is asked for. */
export async function bodyOf<T extends z.ZodType>(req: PayloadRequest, shape: T): Promise<z.infer<T>> {
  const parsed = shape.safeParse(await req.json?.().catch(() => undefined))
  if (!parsed.success) throw new APIError(labelFor(req, 'apiBody'), 400, {}, true)
  return parsed.data
}
