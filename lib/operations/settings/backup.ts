import { z } from 'zod'
import { bucketName, given, httpAddress, listed, read } from './kinds'
import { place } from './place'

export interface Retention {
  daily: number
  weekly: number
  monthly: number
}

function readRetention(text: string): Retention | undefined {
  const [daily, weekly, monthly, ...others] = listed(text).map((number) =>
    /^\d{1,4}$/.test(number) ? Number(number) : undefined,
  )
  return daily === undefined || weekly === undefined || monthly === undefined || others.length > 0
    ? undefined
    : { daily, weekly, monthly }
}

function readHour(text: string): number | 'off' | undefined {
  if (text === 'off') return 'off'
  return /^\d{1,2}$/.test(text) && Number(text) < 24 ? Number(text) : undefined
}

export function readKey(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined
}

export const backupSettings = {
  BACKUP_HOUR: given(read(readHour, 'must be an hour (0 to 23) or off').default(2)),
  BACKUP_DIR: place('BACKUP_DIR', (folder) => folder.optional()),
  BACKUP_S3_ENDPOINT: given(httpAddress.optional()),
  BACKUP_S3_BUCKET: given(bucketName.optional()),
  BACKUP_S3_REGION: given(z.string().default('auto')),
  BACKUP_S3_ACCESS_KEY_ID: given(z.string().optional()),
  BACKUP_S3_SECRET_ACCESS_KEY: given(z.string().optional()),
  BACKUP_KEY: given(read(readKey, 'must be 32 bytes as 64 hexadecimal digits or as base64').optional()),
  BACKUP_KEY_FILE: place('BACKUP_KEY_FILE', (file) => file.optional()),
  BACKUP_KEEP: given(read(readRetention, 'must be three numbers separated by commas: days, weeks, months').optional()),
}
