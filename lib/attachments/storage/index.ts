import path from 'node:path'
import { settings } from '@/lib/settings'
import { diskStorage } from './disk'
import type { AttachmentStorage } from './port'
import { s3Storage } from './s3'

export type { AttachmentStorage, StoredFile } from './port'

function chosen(): AttachmentStorage {
  const { DATA_DIR, S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings()
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return diskStorage(path.join(DATA_DIR, 'attachments'))
  return s3Storage({ endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY })
}

let current: AttachmentStorage | undefined

/** Where this site keeps attachments: in a bucket where one is set, else below the data folder. */
export function attachmentStorage(): AttachmentStorage {
  current ??= chosen()
  return current
}
