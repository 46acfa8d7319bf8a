import { hash } from 'node:crypto'

/** The length of what is sent: Next removes `Content-Length`, which the proxy restores (proxy/passed-response.ts). */
export const lengthHeader = 'x-file-length'

/** The part of a file that a `Range` header asks for; undefined for none, or for what may be answered with the whole. */
export function rangeOf(header: string | null, length: number): { first: number; last: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  // Without a beginning, that many of the last bytes.
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return first > last ? 'none' : { first, last }
}

const isOfSame = (condition: string | null, etag: string) => condition === null || condition === etag

const nameOf = (bytes: Uint8Array) => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`

/** Sends a file or the requested part; 304 if known, 416 if there is no such part. Without an `etag` it is hashed. */
export function fileResponse(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  input: Record<string, string>,
  etag = nameOf(bytes),
): Response {
  const headers = { ...input, etag, 'accept-ranges': 'bytes' }
  const known = request.headers.get('if-none-match')
  if (known?.trim() === '*' || known?.includes(etag)) return new Response(null, { status: 304, headers })
  const isPartial = request.method === 'GET' && isOfSame(request.headers.get('if-range'), etag)
  const range = isPartial ? rangeOf(request.headers.get('range'), bytes.length) : undefined
  if (range === undefined) return new Response(bytes, { headers: { ...headers, [lengthHeader]: String(bytes.length) } })
  if (range === 'none')
    return new Response(null, {
      status: 416,
      headers: { 'cache-control': 'no-store', 'content-range': `bytes */${bytes.length}` },
    })
  const part = bytes.subarray(range.first, range.last + 1)
  return new Response(part, {
    status: 206,
    headers: {
      ...headers,
      [lengthHeader]: String(part.length),
      'content-range': `bytes ${range.first}-${range.last}/${bytes.length}`,
    },
  })
}
