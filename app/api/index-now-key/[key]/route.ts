import { textFile } from '@/lib/http/text-file'
import { settings } from '@/lib/settings'

/** The key by which search engines know that notices are this site's; in addresses it stands at the root, as `/{key}.txt`. */
export async function GET(_: Request, { params }: RouteContext<'/api/index-now-key/[key]'>): Promise<Response> {
  const { key } = await params
  return textFile(async () => (key === settings().INDEXNOW_KEY ? { text: key, type: 'text/plain' } : undefined))
}
