import { textFile } from '@/lib/http/text-file'
import { absolute } from '@/lib/operations/settings'

/**
 * The paths that crawlers may read: everything but the API and the studio. Search results are allowed, because their
 * pages are marked as not to be indexed.
 */
const robots = (): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Allow: /',
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ].join('\n')

export function GET(): Promise<Response> {
  return textFile(async () => ({ text: robots(), type: 'text/plain' }))
}
