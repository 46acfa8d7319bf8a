import { textFile } from '@/lib/http/text-file'
import { indexFile } from '@/lib/sitemap'

/** The index of the sitemaps. */
export function GET(request: Request): Promise<Response> {
  return textFile(request, async () => ({ text: await indexFile(), type: 'application/xml' }))
}
