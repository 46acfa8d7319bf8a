import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { bytesUpTo } from '@/lib/http/bytes-up-to'
import { settings } from '@/lib/operations/settings'
import { StorageUnavailable } from './port'

export interface BucketSettings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export function bucketSettings(of: 'S3' | 'BACKUP_S3'): BucketSettings | undefined {
  const value = (name: 'ENDPOINT' | 'BUCKET' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY') =>
    settings()[`${of}_${name}` as const] ?? ''
  // They are given together, or not at all.
  if (!value('ENDPOINT')) return undefined
  return {
    endpoint: value('ENDPOINT'),
    bucket: value('BUCKET'),
    region: value('REGION'),
    accessKeyId: value('ACCESS_KEY_ID'),
    secretAccessKey: value('SECRET_ACCESS_KEY'),
  }
}

/** The service refused a call. The message names the status and its code, and never a key. */
export class RefusedByStorage extends StorageUnavailable {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** Bytes of the longest answer that is no object. A page of a list has a thousand keys of at most 1 KB. */
const longestXml = 8 * 1024 * 1024

const longestRefusal = 100_000

/** Pages of a list, of a thousand objects each. A service that names one page more and more often is broken. */
const maxPages = 2000

const unescaped: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text
      .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, code: string) => String.fromCodePoint(parseInt(code, hex ? 16 : 10)))
      .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => unescaped[name] ?? ''),
  )

interface CallOptions {
  query?: Record<string, string>
  data?: Buffer
  headers?: Record<string, string>
}

function codeIn(refusal: Buffer | undefined): string {
  const [, code] = /<Code>(\w{1,60})<\/Code>/.exec(refusal?.toString('utf8') ?? '') ?? []
  return code ? ` (${code})` : ''
}

/** A page of a list, and the token of the next one: empty if there is none. */
function pageIn(xml: string) {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
    name: textsOf(object, 'Key')[0] ?? '',
    modified: new Date(textsOf(object, 'LastModified')[0] ?? ''),
  }))
  if (!xml.includes('<ListBucketResult') || objects.some(({ modified }) => Number.isNaN(modified.getTime())))
    throw new StorageUnavailable('the storage service answered with something that is no list')
  const isTruncated = textsOf(xml, 'IsTruncated')[0] === 'true'
  return { objects, next: isTruncated ? textsOf(xml, 'NextContinuationToken')[0] : '' }
}

/**
 * Calls of a service that speaks S3, on one bucket, with path-style addresses. They throw StorageUnavailable if it does
 * not answer, or refuses. `what` names the objects in messages; `timeoutMs` is that of a call with its `retries`.
 */
export function s3Client(
  { endpoint, bucket, ...keys }: BucketSettings,
  { what, timeoutMs, retries }: { what: string; timeoutMs: number; retries: number },
) {
  const client = new AwsClient({ ...keys, service: 's3', retries })
  const about = (method: string) => `${method} of ${what}: the storage service`

  async function call(method: string, key: string, { query, data, headers }: CallOptions = {}): Promise<Response> {
    const search = new URLSearchParams(query).toString()
    let response: Response
    let refusal: Buffer | undefined
    try {
      response = await client.fetch(`${endpoint}/${bucket}${key && `/${key}`}${search && `?${search}`}`, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash('sha256', data ?? '', 'hex') },
        body: data && new Uint8Array(data),
        // The signature would be sent to another host, where it is not valid.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return response
      refusal = await bytesUpTo(response.body ?? [], longestRefusal)
    } catch (error) {
      throw new StorageUnavailable(`${about(method)} did not answer`, { cause: error })
    }
    throw new RefusedByStorage(`${about(method)} answered ${response.status}${codeIn(refusal)}`, response.status)
  }

  async function bodyOf(method: string, key: string, options: CallOptions = {}, most = longestXml): Promise<Buffer> {
    const response = await call(method, key, options)
    const body = await bytesUpTo(response.body ?? [], most).catch((error: unknown) => {
      throw new StorageUnavailable(`${about(method)} did not answer to the end`, { cause: error })
    })
    if (!body) throw new StorageUnavailable(`${about(method)} answered more than ${most} bytes`)
    return body
  }

  const xmlOf = async (...given: Parameters<typeof call>) => (await bodyOf(...given)).toString('utf8')

  return {
    call,
    bodyOf,
    xmlOf,
    async list(prefix: string): Promise<{ name: string; modified: Date }[]> {
      const tokens = new Set<string>()
      const pages = []
      for (let token = ''; ; ) {
        const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) }
        const { objects, next } = pageIn(await xmlOf('GET', '', { query }))
        pages.push(objects)
        if (next === '') return pages.flat()
        if (next === undefined || tokens.has(next) || tokens.size === maxPages)
          throw new StorageUnavailable('the storage service lists pages without an end')
        tokens.add(next)
        token = next
      }
    },
  }
}
