import { mkdir } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { callbackify } from 'node:util'
import { StorageUnavailable } from '@/lib/storage/port'
import type { BucketSettings } from '@/lib/storage/s3'
import { pagesOf } from '@/lib/storage/s3-pages'
import { bucketCalls, textsOf } from './bucket-calls'
import type { BackupTarget } from './target'

/** Where backups are in their bucket. */
const prefix = 'backups/'

/** Bytes of a part, one of which is in memory. A bucket takes ten thousand parts. */
const partBytes = 32 * 1024 * 1024

/** Backups that a list has at most. A service that lists more is broken: some dozens are kept. */
const mostListed = 100_000

/**
 * Backups in a bucket, uploaded in parts: nothing has a name there before it is complete. A copy of the database is in
 * `workFolder` meanwhile.
 */
export function bucketTarget(settings: BucketSettings, workFolder: string, bytesOfPart = partBytes): BackupTarget {
  const { call, read, xmlOf } = bucketCalls(settings)
  const keyOf = (name: string) => `${prefix}${encodeURIComponent(name)}`

  async function open(name: string) {
    const { headers } = await call('HEAD', keyOf(name))
    return {
      bytes: Number(headers.get('content-length')),
      read: (start: number, end: number) => read(keyOf(name), start, end),
    }
  }

  async function listPage(token: string | undefined) {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) }
    const xml = await xmlOf('GET', '', { query })
    const isTruncated = textsOf(xml, 'IsTruncated')[0] === 'true'
    return {
      names: textsOf(xml, 'Key').map((key) => key.slice(prefix.length)),
      next: isTruncated ? textsOf(xml, 'NextContinuationToken')[0] : undefined,
    }
  }

  async function list(): Promise<string[]> {
    const names: string[] = []
    for await (const page of pagesOf(listPage)) {
      for (const name of page.names) names.push(name)
      if (names.length > mostListed)
        throw new StorageUnavailable('the bucket of the backups lists names without an end')
    }
    return names
  }

  const cancel = (key: string, uploadId: string) => call('DELETE', key, { query: { uploadId } })

  /** Cancels uploads of a process that was killed: their parts take room, and no list shows them. */
  async function cancelAbandoned(): Promise<void> {
    const xml = await xmlOf('GET', '', { query: { uploads: '', prefix } })
    const ids = textsOf(xml, 'UploadId')
    for (const [i, key] of textsOf(xml, 'Key').entries())
      if (key.startsWith(`${prefix}ilc-nightly-`)) await cancel(key, ids[i] ?? '')
  }

  /** A stream into a new object, which exists once the stream has finished. */
  function upload(key: string, uploadId: string): Writable {
    const tags: string[] = []
    let waiting: Buffer[] = []
    let bytes = 0
    async function sendPart(): Promise<void> {
      const data = Buffer.concat(waiting)
      ;[waiting, bytes] = [[], 0]
      const query = { partNumber: String(tags.length + 1), uploadId }
      const { headers } = await call('PUT', key, { query, data })
      tags.push(headers.get('etag') ?? '')
    }
    async function complete(): Promise<void> {
      if (bytes > 0 || tags.length === 0) await sendPart()
      const parts = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const data = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
      const xml = await xmlOf('POST', key, { query: { uploadId }, data })
      // A service that fails late answers 200 all the same.
      if (/<Error>/.test(xml)) throw new Error('the storage service could not join the parts of the backup')
    }
    return new Writable({
      write(piece: Buffer, _encoding, done) {
        waiting.push(piece)
        bytes += piece.length
        if (bytes < bytesOfPart) done()
        else callbackify(sendPart)(done)
      },
      final: callbackify(complete),
    })
  }

  return {
    label: `the bucket ${settings.bucket}`,
    workFolder: async () => {
      await mkdir(workFolder, { recursive: true })
      return workFolder
    },
    begin: async (name) => {
      await cancelAbandoned()
      const key = keyOf(name)
      const xml = await xmlOf('POST', key, { query: { uploads: '' } })
      const [uploadId = ''] = textsOf(xml, 'UploadId')
      const output = upload(key, uploadId)
      return {
        output,
        stages: [],
        open: () => open(name),
        commit: async () => undefined,
        discard: async () => {
          output.destroy()
          // Where the upload is complete, there is nothing to cancel, and otherwise no object.
          await cancel(key, uploadId).catch(() => undefined)
          await call('DELETE', key)
        },
      }
    },
    open,
    list,
    remove: async (name) => void (await call('DELETE', keyOf(name))),
  }
}
