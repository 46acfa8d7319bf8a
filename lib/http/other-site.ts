import { settings } from '@/lib/operations/settings'
import { bringsSecret } from './bearer'

/** Whether a call comes from another site that has this as backend, with its own rate limits (product decisions 1). */
export function isFromOtherSite(request: Request): boolean {
  const { BACKEND_TOKEN, BACKEND_URL } = settings()
  return BACKEND_TOKEN !== undefined && !BACKEND_URL && bringsSecret(request, BACKEND_TOKEN)
}
