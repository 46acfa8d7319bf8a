import { readFileSync } from 'node:fs'
import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/operations/settings'
import { readKey } from '@/lib/operations/settings/backup'
import { keyBytes } from './encryption/format'

/** Reads a key from a file: 32 bytes, or the same as text. Throws a Refusal if it has none. */
function keyFrom(file: string): Buffer {
  let data: Buffer
  try {
    data = readFileSync(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new Refusal(`The key of the backups cannot be read from ${file}${code}: see BACKUP_KEY_FILE`)
  }
  const key = data.length === keyBytes ? data : readKey(data.toString('utf8').trim())
  if (key) return key
  throw new Refusal(
    `${file} has no key (BACKUP_KEY_FILE): 32 bytes, as they are, as 64 hexadecimal digits or as base64`,
  )
}

/** The key of the backups; undefined if they are not encrypted. Throws a Refusal if its file has none. */
export function backupKey(): Buffer | undefined {
  const { BACKUP_KEY, BACKUP_KEY_FILE } = settings()
  return BACKUP_KEY ?? (BACKUP_KEY_FILE === undefined ? undefined : keyFrom(BACKUP_KEY_FILE))
}
