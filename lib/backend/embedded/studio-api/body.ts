import { largestPicture } from '@/lib/content/pictures/limits'
import { multipart } from '@/lib/http/body'
import { InputError } from './input-error'

/** Maximum levels of a body. A text has a level for each list in a list. */
const deepest = 100

/** Throws InputError 400 if a value has too many levels: whatever reads it calls itself for each. */
function assertShallow(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) throw new InputError(400, 'apiBody')
  for (const each of Object.values(value)) assertShallow(each, depth + 1)
}

/**
 * Maximum brackets and commas of a body, in texts too. The longest article has some 160,000 names in its text; each takes
 * one, and each of its sentences some.
 */
const mostMarks = 400_000

/** Throws InputError 413 if a body may have too many parts. Parsing and checking these takes seconds, counting nothing. */
export function assertFewParts(text: string): void {
  let marks = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    // , [ {
    if (code === 44 || code === 91 || code === 123) marks += 1
  }
  if (marks > mostMarks) throw new InputError(413, 'apiTooLarge')
}

/**
 * Parses the JSON of a body. The character U+0000, which no database stores, is dropped. Throws InputError 400 unless
 * it is an object of a depth that can be handled.
 */
export function parseObject(json: string): Record<string, unknown> {
  assertFewParts(json)
  let value: unknown
  try {
    value = JSON.parse(json, (key, each: unknown) => {
      if (key === '__proto__') throw new InputError(400, 'apiBody')
      return typeof each === 'string' ? each.replaceAll('\0', '') : each
    })
  } catch {
    // Not JSON, or too deep for the parser itself.
    throw new InputError(400, 'apiBody')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InputError(400, 'apiBody')
  assertShallow(value)
  return value as Record<string, unknown>
}

/** Characters that no name of a part or of a file has. Payload's parser stops at some of them. */
// oxlint-disable-next-line no-control-regex
const controls = /[\0-\x1f\x7f]/

/** Payload's limits of a form: of its parts, and of a text in bytes. Over them it fails by its own fault. */
const [mostParts, mostFiles, longestText] = [20, 3, 1024 * 1024]

function assertWithinLimits(form: FormData): void {
  const parts = [...form.values()]
  const files = parts.filter((part) => typeof part !== 'string')
  if (files.some(({ size }) => size > largestPicture))
    throw new InputError(413, 'fileTooLargeToSend', [], { most: largestPicture / 1024 ** 2 })
  if (
    parts.length > mostParts ||
    files.length > mostFiles ||
    parts.some((part) => typeof part === 'string' && Buffer.byteLength(part) > longestText)
  )
    throw new InputError(413, 'apiTooLarge')
  if ([...form.keys(), ...files.map(({ name }) => name)].some((name) => controls.test(name)))
    throw new InputError(400, 'apiBody')
}

/** Passes a form on until it has too many parts: parsing them takes seconds. One on the edge of two pieces is not seen. */
function untilTooManyParts(mark: string): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let marks = 0
  return new TransformStream({
    transform(piece, controller) {
      const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.length)
      for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) marks += 1
      if (marks > mostParts + 1) controller.error(new InputError(413, 'apiTooLarge'))
      else controller.enqueue(piece)
    },
  })
}

/** The form in a multipart body. Throws InputError: 400 if it is none, 413 if it is too large. */
async function formIn(request: Request, type: string): Promise<FormData> {
  const [, boundary] = multipart.exec(type) ?? []
  if (!boundary || !request.body) throw new InputError(400, 'apiBody')
  // Read as a whole before, a large picture would take twice the memory.
  const body = request.body.pipeThrough(untilTooManyParts(`--${boundary}`))
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch((error: unknown) => {
    throw error instanceof InputError ? error : new InputError(400, 'apiBody')
  })
  assertWithinLimits(form)
  return form
}

/** A body that Payload can read, and the record in it. */
export interface ReadBody {
  body: BodyInit
  /** Its content type, unless the body itself has one. */
  type: string | undefined
  hasFile: boolean
  data: Record<string, unknown> | undefined
}

/**
 * Reads the body of a call: JSON, or a form with the record as JSON in `_payload` and perhaps a file. A form is written
 * anew, since Payload's parser refuses some that are right. Any other body is left to its endpoint. Throws InputError:
 * 400 if it cannot be read, 413 if it is too large.
 */
export async function readBody(request: Request): Promise<ReadBody | undefined> {
  if (!request.body) return undefined
  const type = request.headers.get('content-type') ?? ''
  const [kind = ''] = type.split(';', 1)
  if (/^\s*application\/json\s*$/i.test(kind)) {
    const json = await request.text()
    const data = parseObject(json === '' ? '{}' : json)
    return { body: JSON.stringify(data), type: 'application/json', hasFile: false, data }
  }
  if (!/multipart\//i.test(kind)) {
    // Endpoints read JSON of whatever type.
    const body = await request.arrayBuffer()
    assertFewParts(Buffer.from(body).toString('latin1'))
    return { body, type, hasFile: false, data: undefined }
  }
  const form = await formIn(request, type)
  const fields = form.get('_payload')
  // Payload would fetch a file that is named by a text.
  if (fields instanceof File || typeof form.get('file') === 'string') throw new InputError(400, 'apiBody')
  const hasFile = form.get('file') instanceof File
  return { body: form, type: undefined, hasFile, data: fields === null ? undefined : parseObject(fields) }
}
