import { textFile } from '@/lib/http/text-file'
import { indexFile } from '@/lib/seo/sitemap'

export function GET(): Promise<Response> {
  return textFile(async () => ({ text: await indexFile(), type: 'application/xml' }))
}
