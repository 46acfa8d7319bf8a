import { textFile } from '@/lib/http/text-file'
import { robots } from '@/lib/sitemap/robots'

/** What programs may read. */
export function GET(request: Request): Promise<Response> {
  return textFile(request, async () => ({ text: robots(), type: 'text/plain' }))
}
