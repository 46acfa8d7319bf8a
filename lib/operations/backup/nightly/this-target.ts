import path from 'node:path'
import { settings } from '@/lib/operations/settings'
import type { Retention } from '@/lib/operations/settings/backup'
import { bucketSettings } from '@/lib/operations/storage/s3-client'
import { bucketTarget } from './bucket-target'
import { folderTarget } from './folder-target'
import type { BackupTarget } from './target'

export function thisTarget(): BackupTarget {
  const { BACKUP_DIR, DATA_DIR } = settings()
  const bucket = bucketSettings('BACKUP_S3')
  return bucket
    ? bucketTarget(bucket, DATA_DIR)
    : folderTarget(path.resolve(BACKUP_DIR ?? path.join(DATA_DIR, 'backups')))
}

/** Beside the data a backup helps against mistakes alone, and takes the room of the site. */
const besideData: Retention = { daily: 3, weekly: 0, monthly: 0 }

const elsewhere: Retention = { daily: 7, weekly: 4, monthly: 12 }

export function thisRetention(): Retention {
  const { BACKUP_DIR, BACKUP_KEEP, BACKUP_S3_BUCKET } = settings()
  return BACKUP_KEEP ?? (BACKUP_DIR || BACKUP_S3_BUCKET ? elsewhere : besideData)
}
