import type { Site } from '@/lib/operations/backup/site'
import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/operations/settings'
import { secretsFile } from '@/lib/operations/settings/secrets'
import { prefixes, storageOf } from '@/lib/operations/storage'
import { filesOwner } from '@/lib/operations/storage/owner'
import { directAddress } from '../database/own-session'
import { postgresDatabase } from './postgres'
import { sqliteDatabase } from './sqlite'

/** The site described by this process's settings. Throws a Refusal if the site stores nothing itself. */
export function thisSite(): Site {
  const { BACKEND_URL, DATA_DIR } = settings()
  if (BACKEND_URL)
    throw new Refusal('This site keeps nothing itself: everything is at its hosted backend (BACKEND_URL)')
  const address = directAddress()
  return {
    folder: DATA_DIR,
    database: address ? postgresDatabase(address) : sqliteDatabase(),
    prefixes: prefixes.map((prefix) => ({ ...prefix, storage: storageOf(prefix) })),
    owner: filesOwner(),
    secretsFile: secretsFile(),
  }
}
