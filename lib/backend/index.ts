import { settings } from '@/lib/operations/settings'
import { processSingleton } from '@/lib/operations/process-singleton'
import type { Backend } from './port'

async function choose(): Promise<Backend> {
  if (process.env.NEXT_PHASE === 'phase-production-build') return (await import('./blank')).blankBackend
  const { BACKEND_PICTURE_ORIGINS, BACKEND_RESERVATION_PATH, BACKEND_TIMEOUT_MS, BACKEND_TOKEN, BACKEND_URL } =
    settings()
  if (BACKEND_URL) {
    const { remoteBackend } = await import('./remote')
    return remoteBackend(BACKEND_URL, {
      timeoutMs: BACKEND_TIMEOUT_MS,
      token: BACKEND_TOKEN,
      reservationPath: BACKEND_RESERVATION_PATH,
      imageOrigins: BACKEND_PICTURE_ORIGINS,
    })
  }
  const { embeddedBackend } = await import('./embedded')
  return embeddedBackend
}

let own: Promise<Backend> | undefined

/** In development a change of the code replaces the backend of each bundle. A test has its own. */
const isShared = process.env.NODE_ENV === 'production'

/** The configured backend (product decisions 1), shared by all bundles: each would hold Payload again. */
export function backend(): Promise<Backend> {
  own ??= isShared ? processSingleton('backend', choose) : choose()
  return own
}
