import type { SiteRecord } from '@/lib/backend/site-record'
import { htmlLang, languages } from '@/lib/domain/languages'
import { securityPath } from '@/lib/domain/paths'
import { absolute } from '@/lib/operations/settings'

/** RFC 9116: whom to tell of a vulnerability. It is valid until the end of the quarter after the next. */
export function securityText({ contact }: SiteRecord, now: Date): string {
  const quarter = Math.floor(now.getUTCMonth() / 3)
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${new Date(Date.UTC(now.getUTCFullYear(), 3 * (quarter + 2))).toISOString()}`,
    `Preferred-Languages: ${languages.map((language) => htmlLang[language]).join(', ')}`,
    `Canonical: ${absolute(securityPath)}`,
    '',
  ].join('\n')
}
