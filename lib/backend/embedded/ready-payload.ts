import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/operations/settings'
import { sqlitePath } from './data-folders'

const notReady = 'There is no database that is ready: start the site once, or run npm run db:migrate'

/** For a command. Throws a Refusal if the site has no database of its own, or it is not ready. */
export async function readyPayload(): Promise<Payload> {
  const { BACKEND_URL, DATABASE_URL } = settings()
  if (BACKEND_URL) throw new Refusal('This site has no staff of its own: they are at its hosted backend (BACKEND_URL)')
  // Payload would create an empty database.
  if (!DATABASE_URL && !existsSync(sqlitePath())) throw new Refusal(notReady)
  const { payload } = await import('./payload')
  const backend = await payload()
  await backend.count({ collection: 'staff' }).catch(() => {
    throw new Refusal(notReady)
  })
  return backend
}
