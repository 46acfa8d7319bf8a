import { largestImage } from '@/lib/content/uploaded-images/limits'
import { multipart } from '@/lib/http/body'
import { InputError } from './input-error'

/** Brackets and commas, in texts too. The longest article has some 160,000 names; each has one, each sentence some. */
const maxMarks = 400_000

/** Throws InputError 413 if a body may have too many parts. Parsing and checking these takes seconds, counting nothing. */
export function assertFewParts(text: string): void {
  let marks = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    // , [ {
    if (code === 44 || code === 91 || code === 123) marks += 1
  }
  if (marks > maxMarks) throw new InputError(413, 'apiTooLarge')
}

/** Parses the JSON of a body. Throws InputError 400 unless it is an object. */
export function parseObject(json: string): Record<string, unknown> {
  assertFewParts(json)
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new InputError(400, 'apiBody')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InputError(400, 'apiBody')
  return value as Record<string, unknown>
}

/** Payload parses these parameters as JSON before it asks who calls, and fails where they are none: InputError 400. */
export function assertParsableQuery(url: string): void {
  const query = new URL(url).searchParams
  for (const name of ['where', 'data']) {
    const value = query.get(name)
    if (value !== null) parseObject(value)
  }
}

/** Maximum parts of a form, and bytes of a text in it. Payload cuts a longer text off. */
const [maxParts, longestText] = [20, 1024 * 1024]

/** Passes a form on until it has too many parts: parsing them takes seconds. One on the edge of two pieces is not seen. */
function untilTooManyParts(mark: string): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let marks = 0
  return new TransformStream({
    transform(piece, controller) {
      const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.length)
      for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) marks += 1
      if (marks > maxParts + 1) controller.error(new InputError(413, 'apiTooLarge'))
      else controller.enqueue(piece)
    },
  })
}

/** The form in a multipart body. Throws InputError: 400 if it is none, 413 if it is too large. */
async function formIn(request: Request, type: string): Promise<FormData> {
  const [, boundary] = multipart.exec(type) ?? []
  if (!boundary || !request.body) throw new InputError(400, 'apiBody')
  // Read as a whole before, a large image would take twice the memory.
  const body = request.body.pipeThrough(untilTooManyParts(`--${boundary}`))
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch((error: unknown) => {
    throw error instanceof InputError ? error : new InputError(400, 'apiBody')
  })
  for (const part of form.values()) {
    if (typeof part === 'string' && Buffer.byteLength(part) > longestText) throw new InputError(413, 'apiTooLarge')
    if (typeof part !== 'string' && part.size > largestImage)
      throw new InputError(413, 'fileTooLargeToSend', { most: largestImage / 1024 ** 2 })
  }
  // Payload would fetch a file that is named by a text.
  if (typeof form.get('file') === 'string') throw new InputError(400, 'apiBody')
  return form
}

interface BodyReader {
  body: BodyInit
  type?: string
  data?: Record<string, unknown>
}

/**
 * Reads the body of a call: JSON, or a form with the record as JSON in `_payload` and perhaps a file. A form is written
 * anew, since Payload's parser refuses some that are right. Any other body is left to its endpoint. Throws InputError:
 * 400 if it cannot be read, 413 if it is too large.
 */
export async function readBody(request: Request): Promise<BodyReader | undefined> {
  if (!request.body) return undefined
  const type = request.headers.get('content-type') ?? ''
  if (/^multipart\//i.test(type)) {
    const form = await formIn(request, type)
    const record = form.get('_payload')
    return { body: form, ...(typeof record === 'string' && { data: parseObject(record) }) }
  }
  const text = await request.text()
  if (/^application\/json\b/i.test(type))
    return { body: text, type: 'application/json', data: parseObject(text || '{}') }
  // Endpoints read JSON of whatever type.
  assertFewParts(text)
  return { body: text, type }
}
