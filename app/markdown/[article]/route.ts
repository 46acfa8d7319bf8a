import { textFile } from '@/lib/http/text-file'
import { markdownFile } from '@/lib/seo/markdown'

/** An article as Markdown. Its public address is that of its page plus `.md`. */
export async function GET(_: Request, { params }: RouteContext<'/markdown/[article]'>): Promise<Response> {
  const { article } = await params
  return textFile(() => markdownFile(article), encodeURIComponent(article))
}
