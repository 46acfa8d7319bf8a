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

async function readJson(request: Request, most: number): Promise<unknown> {
  const text = await readText(request, most)
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('invalid_body')
  }
}

/**
 * Parses a request's JSON. Throws ApiError: 413 when it is longer than `most` bytes, 400 when it is no JSON, `otherwise` (400) naming
 * every field when it is not of this shape.
 */
export async function parseBody<T extends z.ZodType>(schema: T, request: Request, most: number, otherwise: 'invalid_body' | 'invalid_fields' = 'invalid_body'): Promise<z.infer<T>> {
  const parsed = schema.safeParse(await readJson(request, most))
  if (!parsed.success) throw new ApiError(otherwise, Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message])))
  return parsed.data
}

/** Bytes of the longest comment as JSON, every character escaped. */
const longestInteraction = 200_000

/** Parses what a reader wrote. Throws ApiError: 413, 400, and 422 naming every field that is not as it should be. */
export const parseWritten = <T extends z.ZodType>(schema: T, request: Request): Promise<z.infer<T>> => parseBody(schema, request, longestInteraction, 'invalid_fields')
