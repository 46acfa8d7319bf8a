import { textFile } from '@/lib/http/text-file'
import { getSiteRecord } from '@/lib/queries/site-record'
import { securityText } from '@/lib/seo/security-text'

export function GET(): Promise<Response> {
  return textFile(async () => ({ text: securityText(await getSiteRecord(), new Date()), type: 'text/plain' }))
}
