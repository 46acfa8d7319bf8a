import { textFile } from '@/lib/http/text-file'
import { indexFile } from '@/lib/seo/sitemap'

/** The index of the sitemaps. */
export function GET(): Promise<Response> {
  return textFile(async () => ({ text: await indexFile(), type: 'application/xml' }))
}
