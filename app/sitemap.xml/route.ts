import { textFile } from '@/lib/http/text-file'
import { indexFile } from '@/lib/sitemap'

/** The index of the sitemaps. */
export function GET(): Promise<Response> {
  return textFile(async () => ({ text: await indexFile(), type: 'application/xml' }))
}
