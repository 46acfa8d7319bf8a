import { feedFile } from '@/lib/seo/feeds'
import { textFile } from '@/lib/http/text-file'

/** Feeds of the newest articles: `/feed/{language}[/{section}]/rss.xml`, `atom.xml`, `feed.json`. */
export function GET(request: Request): Promise<Response> {
  return textFile(() => feedFile(new URL(request.url).pathname))
}
