import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { requireKey, StorageUnavailable, type FileStorage, type StoragePrefix, type StoredFile } from './port'
import { s3Refusal } from './s3-refusal'

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

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

const noData = new Uint8Array()

/** Options of a call besides its method and address. */
interface RequestOptions {
  data?: Uint8Array<ArrayBuffer>
  type?: string
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
    { data, type }: RequestOptions = {},
  ): Promise<Buffer | undefined> {
    const headers = { 'x-amz-content-sha256': sha256(data ?? noData), ...(type && { 'content-type': type }) }
    let answer
    try {
      // Redirects are not followed: the signature would be sent to another host, where it is not valid.
      const response = await client.fetch(address, {
        method,
        headers,
        body: data,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      answer = { status: response.status, ok: response.ok, body: Buffer.from(await response.arrayBuffer()) }
    } catch (error) {
      throw new StorageUnavailable(`${method} of a file: the storage service did not answer`, { cause: error })
    }
    if (answer.status === 404) return undefined
    if (answer.ok) return answer.body
    const refusal = s3Refusal(answer.status, answer.body.toString('utf8'))
    throw new StorageUnavailable(`${method} of a file: the storage service answered ${refusal}`)
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
      const stored = await call('PUT', placeOf(key), { data: new Uint8Array(data), type })
      if (!stored) throw new StorageUnavailable('the storage service has no such bucket')
    },
    async get(key) {
      return call('GET', placeOf(key))
    },
    async remove(key) {
      await call('DELETE', placeOf(key))
    },
    async list() {
      const files: StoredFile[] = []
      const seen = new Set<string>()
      let token: string | undefined
      do {
        const { objects, next } = await listPage(token)
        for (const { name, modified } of objects) {
          const key = name.slice(keyPrefix.length)
          // Other objects in the bucket are not ours.
          if (name.startsWith(keyPrefix) && prefix.isKey(key)) files.push({ key, modified })
        }
        if (next && seen.has(next)) throw new Error('the storage service lists the same page again and again')
        token = next
        if (next) seen.add(next)
      } while (token)
      return files
    },
  }
}
