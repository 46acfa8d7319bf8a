import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { StorageUnavailable } from '@/lib/storage/port'
import { longestXml, type BucketSettings } from '@/lib/storage/s3'
import { longestRefusal, s3Refusal } from '@/lib/storage/s3-refusal'
import { textOf } from '@/lib/text-of'

/** Milliseconds that a call may take: a part is large, and the line may be slow. */
const timeoutMs = 10 * 60 * 1000

/** Retries after an error of the server. */
const repetitions = 4

const unescaped: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The texts of an element of an XML answer, in order. */
export const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => unescaped[name] ?? ''),
  )

/** Calls of a service that speaks S3, on the objects of one bucket. Errors name the status, and never a key. */
export function bucketCalls({ endpoint, bucket, ...keys }: BucketSettings) {
  const client = new AwsClient({ ...keys, service: 's3', retries: repetitions })

  /** Throws StorageUnavailable if the service does not answer, or answers with an error. */
  async function call(
    method: string,
    key: string,
    { query = {}, data, range }: { query?: Record<string, string>; data?: Buffer; range?: string } = {},
  ): Promise<Response> {
    const parameters = new URLSearchParams(query).toString()
    const what = `${method} of a backup`
    let response: Response
    try {
      response = await client.fetch(`${endpoint}/${bucket}${key && `/${key}`}${parameters && `?${parameters}`}`, {
        method,
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(data ?? '')
            .digest('hex'),
          ...(range && { range }),
        },
        body: data && new Uint8Array(data),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      throw new StorageUnavailable(`${what}: the storage service of the backups did not answer`, { cause: error })
    }
    if (response.ok) return response
    const refusal = s3Refusal(response.status, await textOf(response, longestRefusal).catch(() => ''))
    throw new StorageUnavailable(`${what}: the storage service of the backups answered ${refusal}`)
  }

  return {
    call,
    /** The XML that answers a call. */
    xmlOf: async (...given: Parameters<typeof call>): Promise<string> => {
      const response = await call(...given)
      try {
        return await textOf(response, longestXml)
      } catch (error) {
        throw new StorageUnavailable(`${given[0]} of a backup: the answer broke off or is too long`, { cause: error })
      }
    },
    /** Streams a part of an object. Fails if the service sends more than that part. */
    read: (key: string, start: number, end: number): Readable =>
      Readable.from(
        (async function* () {
          let left = end - start
          const { body } = await call('GET', key, { range: `bytes=${start}-${end - 1}` })
          for await (const piece of body ?? []) {
            left -= piece.length
            if (left < 0)
              throw new StorageUnavailable('the storage service of the backups sent more than it was asked for')
            yield piece
          }
        })(),
        { objectMode: false },
      ),
  }
}
