import type { z } from 'zod'
import { ApiError } from './errors'

/** Reads a request's text. Throws ApiError 413 as soon as it is longer than `most` bytes. */
async function readText(request: Request, most: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request.body ?? []) {
    length += piece.length
    if (length > most) throw new ApiError('too_large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Parses a request's JSON. Throws ApiError: 413 when it is longer than `most` bytes, 400 when it is not of this shape. */
export async function parseBody<T extends z.ZodType>(schema: T, request: Request, most: number): Promise<z.infer<T>> {
  const text = await readText(request, most)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ApiError('invalid_body')
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new ApiError('invalid_body', Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message])))
  return parsed.data
}
