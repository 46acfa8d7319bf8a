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

interface Values {
  S3_ENDPOINT?: string | undefined
  S3_BUCKET?: string | undefined
  BACKUP_DIR?: string | undefined
  BACKUP_S3_ENDPOINT?: string | undefined
  BACKUP_S3_BUCKET?: string | undefined
  BACKUP_KEY?: unknown
  BACKUP_KEY_FILE?: string | undefined
}

export function checkBackupSettings(values: Values): [name: keyof Values, message: string][] {
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_KEY, BACKUP_KEY_FILE } = values
  const isInBucket = BACKUP_S3_BUCKET !== undefined
  const problems: [isProblem: boolean, name: keyof Values, message: string][] = [
    [BACKUP_KEY !== undefined && BACKUP_KEY_FILE !== undefined, 'BACKUP_KEY_FILE', 'cannot be used with BACKUP_KEY'],
    [isInBucket && values.BACKUP_DIR !== undefined, 'BACKUP_DIR', 'cannot be used with BACKUP_S3_BUCKET'],
    [
      isInBucket && BACKUP_KEY === undefined && BACKUP_KEY_FILE === undefined,
      'BACKUP_KEY',
      'is missing: backups in a bucket are encrypted',
    ],
    [
      isInBucket && BACKUP_S3_BUCKET === values.S3_BUCKET && BACKUP_S3_ENDPOINT === values.S3_ENDPOINT,
      'BACKUP_S3_BUCKET',
      'must be another bucket than S3_BUCKET: who loses that one loses both',
    ],
  ]
  return problems.filter(([isProblem]) => isProblem).map(([, name, message]) => [name, message])
}
