import { absolute } from '@/lib/settings/absolute'

/** What programs may read: everything but the API and the studio. Search results may be read, since they say themselves that they are not to be shown. */
export const robots = (): string => ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin', 'Allow: /', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n')
