import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { bytesUpTo } from '@/lib/bytes-up-to'
import { requireKey, StorageUnavailable, type FileStorage, type StoragePrefix, type StoredFile } from './port'
import { pagesOf } from './s3-pages'
import { longestRefusal, s3Refusal } from './s3-refusal'

/** A bucket, and the keys to it. */
export interface BucketSettings {
  /** Address of the service, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Timeout of one call in milliseconds, including retries. Shorter than others wait for the database while a picture is
 * saved.
 */
const defaultTimeoutMs = 8_000

/** Retries after a server error. */
const repetitions = 2

/** Bytes of the largest file, above every limit of what is uploaded: a file is in memory as a whole. */
export const largestStored = 64 * 1024 * 1024

/** Bytes of any other answer. A page of a list has a thousand keys of at most 1 KB. */
export const longestXml = 8 * 1024 * 1024

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

const noData = new Uint8Array()

/** Options of a call besides its method and address. */
interface RequestOptions {
  data?: Uint8Array<ArrayBuffer>
  type?: string
  /** Bytes of the longest answer that is read. */
  most?: number
}

/** Stores a prefix in a bucket of any S3-compatible service, using path-style addresses. */
export function s3Storage(
  { endpoint, bucket, ...keys }: BucketSettings,
  prefix: StoragePrefix,
  timeoutMs = defaultTimeoutMs,
): FileStorage {
  const client = new AwsClient({ ...keys, service: 's3', retries: repetitions })
  const root = `${endpoint}/${bucket}`
  const keyPrefix = `${prefix.name}/`

  const placeOf = (key: string) => {
    requireKey(prefix, key)
    return `${root}/${keyPrefix}${key}`
  }

  /** The response body; undefined on status 404. */
  async function call(
    method: string,
    address: string,
    { data, type, most = longestXml }: RequestOptions = {},
  ): Promise<Buffer | undefined> {
    const headers = { 'x-amz-content-sha256': sha256(data ?? noData), ...(type && { 'content-type': type }) }
    let response: Response
    let body: Buffer | undefined
    try {
      // Redirects are not followed: the signature would be sent to another host, where it is not valid.
      response = await client.fetch(address, {
        method,
        headers,
        body: data,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      body = await bytesUpTo(response.body ?? [], response.ok ? most : longestRefusal)
    } catch (error) {
      throw new StorageUnavailable(`${method} of a file: the storage service did not answer`, { cause: error })
    }
    if (response.status === 404) return undefined
    if (!response.ok) {
      const refusal = s3Refusal(response.status, body?.toString('utf8') ?? '')
      throw new StorageUnavailable(`${method} of a file: the storage service answered ${refusal}`)
    }
    if (!body) throw new StorageUnavailable(`${method} of a file: the storage service answered more than ${most} bytes`)
    return body
  }

  async function listPage(token: string | undefined) {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix: keyPrefix,
      ...(token && { 'continuation-token': token }),
    })
    const body = await call('GET', `${root}?${query}`)
    if (!body) throw new StorageUnavailable('the storage service has no such bucket')
    // Its parser is large, and only a bucket that is listed needs it.
    const { readListPage } = await import('./s3-list')
    try {
      return readListPage(body.toString('utf8'))
    } catch (error) {
      throw new StorageUnavailable('the storage service answered with something that is no list', { cause: error })
    }
  }

  return {
    async put(key, data, type) {
      // It could not be read again.
      if (data.length > largestStored) throw new Error(`a file of ${data.length} bytes is too large for the bucket`)
      const stored = await call('PUT', placeOf(key), { data: new Uint8Array(data), type })
      if (!stored) throw new StorageUnavailable('the storage service has no such bucket')
    },
    async get(key) {
      return call('GET', placeOf(key), { most: largestStored })
    },
    async remove(key) {
      await call('DELETE', placeOf(key))
    },
    async list() {
      const files: StoredFile[] = []
      for await (const { objects } of pagesOf(listPage))
        for (const { name, modified } of objects) {
          const key = name.slice(keyPrefix.length)
          // Other objects in the bucket are not ours.
          if (name.startsWith(keyPrefix) && prefix.isKey(key)) files.push({ key, modified })
        }
      return files
    },
  }
}
