export type ReadPart = {
  headers: Map<string, string>
  type: string
  text: string
  parts: ReadPart[]
}

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  )

function decodeHeader(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : fromQuoted(text.replace(/_/g, ' '))).toString('utf8'),
    )
}

function readHeaders(head: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r\n(?=[ \t])/g, '').split('\r\n')) {
    const [, name = '', value = ''] = /^([!-9;-~]+):[ \t]*(.*)$/s.exec(line) ?? []
    if (!name || headers.has(name.toLowerCase())) throw new Error(`A malformed or repeated header: ${line}`)
    headers.set(name.toLowerCase(), decodeHeader(value))
  }
  return headers
}

export function readMail(raw: string): ReadPart {
  const end = raw.indexOf('\r\n\r\n')
  const headers = readHeaders(raw.slice(0, end))
  const body = raw.slice(end + 4)
  const type = headers.get('content-type') ?? ''
  const [, boundary] = /boundary="([^"]+)"/.exec(type) ?? []
  if (boundary) {
    const pieces = body.split(new RegExp(`(?:^|\r\n)--${boundary.replace(/\W/g, '\\$&')}(?:--)?\r\n`)).slice(1, -1)
    return { headers, type, text: '', parts: pieces.map(readMail) }
  }
  const encoding = headers.get('content-transfer-encoding') ?? '7bit'
  const decoded = {
    base64: () => Buffer.from(body, 'base64'),
    'quoted-printable': () => fromQuoted(body),
    '7bit': () => Buffer.from(body),
  }[encoding]
  if (!decoded) throw new Error(`An encoding no mail of ours has: ${encoding}`)
  return { headers, type, text: decoded().toString('utf8'), parts: [] }
}

export const leavesOf = (part: ReadPart): ReadPart[] => (part.parts.length > 0 ? part.parts.flatMap(leavesOf) : [part])
