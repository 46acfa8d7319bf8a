import { textFile } from '@/lib/http/text-file'
import { robots } from '@/lib/seo/sitemap/robots'

export function GET(): Promise<Response> {
  return textFile(async () => ({ text: robots(), type: 'text/plain' }))
}
