import type { z } from 'zod'
import type { BodyReader } from './arrival'
import { ApiError, fieldsOf } from './errors'

/**
 * Reads at most `most` bytes of a request's body; `isWhole` is false if there were more. The server discards the rest
 * (`limitBody`). Throws ApiError 400 if the body breaks off, and 429 at the moment in which `body` has to give way to
 * another one.
 */
async function readUpTo(
  request: Request,
  most: number,
  body?: BodyReader,
): Promise<{ bytes: Buffer<ArrayBuffer>; isWhole: boolean }> {
  let pieces: Uint8Array[] = []
  let [length, isWhole] = [0, true]
  const read = async () => {
    try {
      for await (const piece of request.body ?? []) {
        length += piece.length
        body?.received(piece.length)
        isWhole &&= length <= most
        if (!isWhole || body?.isOver) break
        pieces.push(piece)
      }
      body?.completed()
    } catch {
      // The visitor's connection broke off: no error of the site, which would be logged.
      throw new ApiError('invalid_body')
    }
  }
  try {
    await Promise.race([read(), ...(body ? [body.over] : [])])
    return { bytes: Buffer.concat(pieces), isWhole }
  } finally {
    pieces = []
  }
}

/** Reads a request's bytes. Throws ApiError 413 if there are more than `most`. */
async function readBytes(request: Request, most: number, body?: BodyReader): Promise<Buffer<ArrayBuffer>> {
  const { bytes, isWhole } = await readUpTo(request, most, body)
  if (!isWhole) throw new ApiError('too_large')
  return bytes
}

/** Whether a request has a body, by its length or encoding (RFC 9112, 6.3): `request.body` is set in any case. */
export const hasBody = ({ headers }: Request): boolean =>
  headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) !== 0

async function readJson(request: Request, most: number): Promise<unknown> {
  const bytes = await readBytes(request, most)
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new ApiError('invalid_body')
  }
}

/** A request's JSON body. Throws ApiError: 413 if too long, 400 if no JSON, `otherwise` with every invalid field. */
export async function parseBody<T extends z.ZodType>(
  schema: T,
  request: Request,
  most: number,
  otherwise: 'invalid_body' | 'invalid_fields' = 'invalid_body',
): Promise<z.infer<T>> {
  const parsed = schema.safeParse(await readJson(request, most))
  if (!parsed.success) throw new ApiError(otherwise, fieldsOf(parsed.error))
  return parsed.data
}

/** The only form of the header that is taken for a form with files: parsers differ in what else they read in it. */
export const multipart = /^multipart\/form-data; ?boundary="?([\w'()+,./:=?-]{1,70})"?$/i

const boundaryOf = (type: string) => multipart.exec(type)?.[1]

/** Whether a form has few parts, and few bytes beside its files: parsing too many takes seconds, counting nothing. */
export function hasFewParts(bytes: Buffer, type: string, maxParts: number, maxText: number): boolean {
  let [text, parts] = [bytes.length, 0]
  const mark = `--${boundaryOf(type) ?? ''}`
  for (let at = mark === '--' ? -1 : bytes.indexOf(mark); at >= 0 && parts <= maxParts; parts += 1) {
    const next = bytes.indexOf(mark, at + mark.length)
    const part = bytes.subarray(at, next < 0 ? undefined : next)
    const head = part.subarray(0, Math.max(0, part.indexOf('\r\n\r\n')))
    if (/filename/i.test(head.toString('latin1', 0, 2000))) text -= part.length - head.length
    at = next
  }
  return parts <= maxParts && text <= maxText
}

const [maxParts, maxText] = [200, 64_000]

async function toForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  if (!hasFewParts(bytes, type, maxParts, maxText)) throw new ApiError('too_large')
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new ApiError('invalid_body')
  }
}

const typeOf = (request: Request) => request.headers.get('content-type') ?? ''

/** A form as a browser sends it. Throws ApiError: 413 if too long, 400 if no form, 429 if `body` gives way. */
export async function readForm(request: Request, most: number, body?: BodyReader): Promise<FormData> {
  return toForm(await readBytes(request, most, body), typeOf(request))
}

/** Parses at most `most` bytes of a form: a longer file is cut, the typed fields are complete. ApiError 400, 429. */
export async function readFormUpTo(
  request: Request,
  most: number,
  body?: BodyReader,
): Promise<{ form: FormData; isWhole: boolean }> {
  const type = typeOf(request)
  if (boundaryOf(type) === undefined) return { form: await readForm(request, maxText, body), isWhole: true }
  const { bytes, isWhole } = await readUpTo(request, most, body)
  const end = Buffer.from(`\r\n--${boundaryOf(type) ?? ''}--\r\n`)
  return { form: await toForm(isWhole ? bytes : Buffer.concat([bytes, end]), type), isWhole }
}

/** Maximum bytes of a comment as JSON, with every character escaped. */
const longestInteraction = 200_000

/** A comment, rating or report. Throws ApiError: 413 if too long, 400 if no JSON, 422 with every invalid field. */
export const parseWritten = <T extends z.ZodType>(schema: T, request: Request): Promise<z.infer<T>> =>
  parseBody(schema, request, longestInteraction, 'invalid_fields')
