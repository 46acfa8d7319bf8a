import { createHmac } from 'node:crypto'
import { secrets } from '@/lib/operations/settings/secrets'

/** A stable key for a person that does not reveal their e-mail address (product decisions 4). */
export function opaqueAuthor(userName: string): string {
  return createHmac('sha256', secrets().siteSecret)
    .update(`author:${userName.toLowerCase()}`)
    .digest('base64url')
    .slice(0, 16)
}
