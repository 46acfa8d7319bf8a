import { settings } from '@/lib/settings'
import { bringsSecret } from './bearer'

/** Whether a call comes from a site that reads and writes through this one; it has counted its own visitors (product decisions 1). */
export function isFromOtherSite(request: Request): boolean {
  const { BACKEND_TOKEN, BACKEND_URL } = settings()
  return BACKEND_TOKEN !== undefined && !BACKEND_URL && bringsSecret(request, BACKEND_TOKEN)
}
