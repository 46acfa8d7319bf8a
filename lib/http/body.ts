import type { z } from 'zod'
import { ApiError, fieldsOf } from './errors'

/** Bytes of a body that is too long which are read all the same, and thrown away. */
const mostDiscarded = 100_000_000

/**
 * Reads a request's bytes, no more than `most`; `isWhole` tells whether these are all. The rest is read and thrown away: a proxy that has sent it
 * all uses the connection again, and the next visitor's request would wait behind it.
 */
async function readUpTo(request: Request, most: number): Promise<{ bytes: Buffer<ArrayBuffer>; isWhole: boolean }> {
  const pieces: Uint8Array[] = []
  let [length, isWhole] = [0, true]
  for await (const piece of request.body ?? []) {
    length += piece.length
    isWhole &&= length <= most
    if (isWhole) pieces.push(piece)
    if (length > mostDiscarded) break
  }
  return { bytes: Buffer.concat(pieces), isWhole }
}

/** Reads a request's bytes. Throws ApiError 413 when there are more than `most`. */
async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  const { bytes, isWhole } = await readUpTo(request, most)
  if (!isWhole) throw new ApiError('too_large')
  return bytes
}

/** Whether a request has a body: HTTP/1.1 tells by its length or a transfer encoding (RFC 9112, 6.3); `request.body` is there either way. */
export const hasBody = ({ headers }: Request): boolean => headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) !== 0

async function readJson(request: Request, most: number): Promise<unknown> {
  const bytes = await readBytes(request, most)
  try {
    return JSON.parse(bytes.toString('utf8'))
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
  if (!parsed.success) throw new ApiError(otherwise, fieldsOf(parsed.error))
  return parsed.data
}

async function toForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new ApiError('invalid_body')
  }
}

const typeOf = (request: Request) => request.headers.get('content-type') ?? ''

/** Reads a form as a browser sends it. Throws ApiError: 413 when it is longer than `most` bytes, 400 when it is no form. */
export async function readForm(request: Request, most: number): Promise<FormData> {
  return toForm(await readBytes(request, most), typeOf(request))
}

/** Reads a form; of one that is longer than `most` bytes, what came before: its file is cut off, what was typed is whole. Throws ApiError 400 when it is no form. */
export async function readFormUpTo(request: Request, most: number): Promise<{ form: FormData; isWhole: boolean }> {
  const { bytes, isWhole } = await readUpTo(request, most)
  const [, boundary = ''] = /boundary="?([^";]+)/.exec(typeOf(request)) ?? []
  return { form: await toForm(isWhole ? bytes : Buffer.concat([bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]), typeOf(request)), isWhole }
}

/** Bytes of the longest comment as JSON, every character escaped. */
const longestInteraction = 200_000

/** Parses what a user wrote. Throws ApiError: 413, 400, and 422 naming every field that is not as it should be. */
export const parseWritten = <T extends z.ZodType>(schema: T, request: Request): Promise<z.infer<T>> => parseBody(schema, request, longestInteraction, 'invalid_fields')
