import { mkdir } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { callbackify } from 'node:util'
import { StorageUnavailable } from '@/lib/operations/storage/port'
import { s3Client, textsOf, type BucketSettings } from '@/lib/operations/storage/s3-client'
import type { BackupTarget } from './target'

const prefix = 'backups/'

/** Bytes of a part, one of which is in memory. A bucket takes ten thousand parts. */
const partBytes = 32 * 1024 * 1024

/** Milliseconds of a call with its retries: a part is large, and the line may be slow. */
const timeoutMs = 10 * 60 * 1000

type Client = ReturnType<typeof s3Client>

async function* read({ call }: Client, key: string, start: number, end: number) {
  let remaining = end - start
  const { body } = await call('GET', key, { headers: { range: `bytes=${start}-${end - 1}` } })
  for await (const piece of body ?? []) {
    remaining -= piece.length
    if (remaining < 0) throw new StorageUnavailable('the storage service sent more than it was asked for')
    yield piece
  }
}

function upload({ call, xmlOf }: Client, key: string, uploadId: string, bytesOfPart: number): Writable {
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

/** Backups in a bucket, in parts: nothing incomplete has a name there. A database copy is in `workFolder` meanwhile. */
export function bucketTarget(settings: BucketSettings, workFolder: string, bytesOfPart = partBytes): BackupTarget {
  const client = s3Client(settings, { what: 'a backup', timeoutMs, retries: 4 })
  const { call, list, xmlOf } = client
  const keyOf = (name: string) => `${prefix}${encodeURIComponent(name)}`

  async function open(name: string) {
    const { headers } = await call('HEAD', keyOf(name))
    return {
      bytes: Number(headers.get('content-length')),
      read: (start: number, end: number) => Readable.from(read(client, keyOf(name), start, end), { objectMode: false }),
    }
  }

  const cancel = (key: string, uploadId: string) => call('DELETE', key, { query: { uploadId } })

  /** Cancels uploads of a process that was killed: their parts take room, and no list shows them. */
  async function cancelAbandoned(): Promise<void> {
    const xml = await xmlOf('GET', '', { query: { uploads: '', prefix } })
    const ids = textsOf(xml, 'UploadId')
    for (const [i, key] of textsOf(xml, 'Key').entries())
      if (key.startsWith(`${prefix}ilc-nightly-`)) await cancel(key, ids[i] ?? '')
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
      const output = upload(client, key, uploadId, bytesOfPart)
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
    list: async () => (await list(prefix)).map(({ name }) => name.slice(prefix.length)),
    remove: async (name) => void (await call('DELETE', keyOf(name))),
  }
}
