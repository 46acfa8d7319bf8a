import { absolute } from '@/lib/seo/graph/ids'

/** What programs may read: everything but the API and the studio. Search results may be read, since they say themselves that they are not to be shown. */
export const robots = (): string => ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin', 'Allow: /', '', `Sitemap: ${absolute('/sitemap.xml')}`, `Sitemap: ${absolute('/sitemap/news.xml')}`, ''].join('\n')
