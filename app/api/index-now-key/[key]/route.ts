import { textFile } from '@/lib/http/text-file'
import { settings } from '@/lib/operations/settings'

/** The key that proves to search engines that notices come from this site. Its public address is `/{key}.txt`. */
export async function GET(_: Request, { params }: RouteContext<'/api/index-now-key/[key]'>): Promise<Response> {
  const { key } = await params
  return textFile(async () => (key === settings().INDEXNOW_KEY ? { text: key, type: 'text/plain' } : undefined))
}
