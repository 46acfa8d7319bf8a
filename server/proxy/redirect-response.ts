import { languageMaxAgeSeconds, languageKey } from '@/lib/domain/languages'
import type { Redirect } from '@/lib/http/i18n/route'
import type { CapturedResponse } from './captured-response'

export function redirectResponse(path: string, { to, status, remember }: Redirect): CapturedResponse {
  const cookie = remember && `${languageKey}=${remember}; Path=/; Max-Age=${languageMaxAgeSeconds}; SameSite=Lax`
  return {
    status,
    headers: { location: to, ...(cookie && { 'set-cookie': cookie }) },
    body: Buffer.from(to),
    path,
    began: performance.now(),
  }
}
