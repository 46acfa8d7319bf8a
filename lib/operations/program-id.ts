import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { settings } from '@/lib/operations/settings'
import { secrets } from '@/lib/operations/settings/secrets'

/** Identifies the program that renders pages: its build, settings that show in pages, and the secret of addresses. */
export function programId(): string {
  const { BACKEND_PICTURE_ORIGINS, BACKEND_TOKEN, BACKEND_URL, FACEBOOK_CLIENT_ID, GOOGLE_CLIENT_ID, SITE_URL } =
    settings()
  const made = [
    readFileSync('.next/BUILD_ID', 'utf8').trim(),
    SITE_URL,
    BACKEND_URL,
    BACKEND_PICTURE_ORIGINS,
    BACKEND_TOKEN !== undefined,
    GOOGLE_CLIENT_ID,
    FACEBOOK_CLIENT_ID,
  ]
  return createHmac('sha256', secrets().siteSecret)
    .update(`pages ${JSON.stringify(made)}`)
    .digest('base64url')
    .slice(0, 22)
}
