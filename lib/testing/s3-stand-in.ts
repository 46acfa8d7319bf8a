import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A minimal S3 service for tests, which implements only the calls in use and stores objects in memory. */
export interface BucketStandIn {
  endpoint: string
  objects: Map<string, { data: Buffer; type: string | undefined }>
  calls: string[]
  /** Responses to give first: a status, none at all (`never`), one that breaks off (`broken`), or has no end (`endless`). */
  next: (number | 'never' | 'broken' | 'endless' | 'endless error')[]
  endlessBytes: number
  uploads: Map<string, { key: string; parts: Map<number, Buffer> }>
  close(): void
}

const bucket = '/files'
const perPage = 2
const endlessPiece = Buffer.alloc(256 * 1024, 'a')
const authorization =
  /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/auto\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function listPage(keys: string[], query: URLSearchParams): string {
  const results = keys.filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  // Tokens contain characters that must be escaped in addresses and XML.
  const start = Number(query.get('continuation-token')?.split('&+=')[1] ?? 0)
  const contents = results
    .slice(start, start + perPage)
    .map(
      (key) =>
        `<Contents><Key>${escape(key)}</Key><LastModified>2026-11-21T01:02:03.000Z</LastModified><Size>1</Size></Contents>`,
    )
  const more = start + perPage < results.length
  const token = more ? `<NextContinuationToken>${escape(`<token>&+=${start + perPage}`)}</NextContinuationToken>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>files</Name><IsTruncated>${more}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`
}

interface MultipartAnswer {
  status: number
  headers?: Record<string, string>
  body?: string
}

function answerMultipart(
  { objects, uploads }: Pick<BucketStandIn, 'objects' | 'uploads'>,
  method: string,
  key: string,
  query: URLSearchParams,
  data: Buffer,
): MultipartAnswer | undefined {
  if (query.has('uploads') && method === 'GET') {
    const open = [...uploads].filter(([, { key }]) => key.startsWith(query.get('prefix') ?? ''))
    const listed = open.map(([id, { key }]) => `<Upload><Key>${escape(key)}</Key><UploadId>${id}</UploadId></Upload>`)
    return { status: 200, body: `<ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>` }
  }
  if (query.has('uploads')) {
    const id = `upload-${uploads.size + 1}`
    uploads.set(id, { key, parts: new Map() })
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    }
  }
  const id = query.get('uploadId')
  if (id === null) return undefined
  const upload = uploads.get(id)
  if (!upload) return { status: 404 }
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), data)
    return { status: 200, headers: { etag: `"${hash('md5', data, 'hex')}"` } }
  }
  uploads.delete(id)
  if (method === 'DELETE') return { status: 204 }
  const parts = [...data.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number))
  objects.set(key, {
    data: Buffer.concat(parts.map((number) => upload.parts.get(number) ?? Buffer.alloc(0))),
    type: undefined,
  })
  return { status: 200, body: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' }
}

type Objects = Pick<BucketStandIn, 'objects' | 'endlessBytes'>

function sendEndless(standIn: Objects, response: ServerResponse): void {
  if (response.destroyed) return
  standIn.endlessBytes += endlessPiece.length
  response.write(endlessPiece, () => sendEndless(standIn, response))
}

const end = (response: ServerResponse, status: number, body: string | Buffer = '') =>
  void response.writeHead(status, { location: '/elsewhere' }).end(body)

function answerObject(
  standIn: Objects,
  request: IncomingMessage,
  response: ServerResponse,
  { key, searchParams, data }: { key: string; searchParams: URLSearchParams; data: Buffer },
): void {
  if (request.method === 'PUT') {
    standIn.objects.set(key, { data, type: request.headers['content-type'] })
    return end(response, 200)
  }
  if (request.method === 'DELETE') standIn.objects.delete(key)
  if (request.method === 'HEAD') {
    const length = standIn.objects.get(key)?.data.length
    return void response.writeHead(length === undefined ? 404 : 200, { 'content-length': length ?? 0 }).end()
  }
  if (request.method !== 'GET') return end(response, 204)
  if (searchParams.get('list-type') === '2')
    return end(response, 200, listPage([...standIn.objects.keys()], searchParams))
  const object = standIn.objects.get(key)
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (object && from) return end(response, 206, object.data.subarray(Number(from), Number(to) + 1))
  end(response, object ? 200 : 404, object?.data)
}

export async function startBucket(): Promise<BucketStandIn> {
  const standIn: Omit<BucketStandIn, 'endpoint'> = {
    objects: new Map(),
    calls: [],
    next: [],
    uploads: new Map(),
    endlessBytes: 0,
    close: () => server.close() && server.closeAllConnections(),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const data = Buffer.concat(pieces)
    standIn.calls.push(`${request.method} ${request.url}`)
    const planned = standIn.next.shift()
    if (planned === 'never') return
    if (planned === 'broken')
      return void response.writeHead(200, { 'content-length': '5' }).write('who', () => response.destroy())
    if (planned === 'endless') return sendEndless(standIn, response.writeHead(200))
    if (planned === 'endless error') return sendEndless(standIn, response.writeHead(403))
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket.example')
    const key = pathname.slice(bucket.length + 1)
    const signed =
      authorization.test(request.headers.authorization ?? '') &&
      request.headers['x-amz-content-sha256'] === hash('sha256', data, 'hex')
    if (planned) return end(response, planned, '<Error><Code>Refused</Code><Message>secret-key</Message></Error>')
    if (!signed) return end(response, 403)
    if (!pathname.startsWith(`${bucket}/`) && pathname !== bucket) return end(response, 404)
    const multipart = answerMultipart(standIn, `${request.method}`, key, searchParams, data)
    if (multipart) return void response.writeHead(multipart.status, multipart.headers).end(multipart.body)
    answerObject(standIn, request, response, { key, searchParams, data })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(standIn, { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}
