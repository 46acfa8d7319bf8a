import { textFile } from '@/lib/http/text-file'
import { sitemapFile } from '@/lib/seo/sitemap'

export async function GET(_: Request, { params }: RouteContext<'/sitemap/[file]'>): Promise<Response> {
  const { file } = await params
  return textFile(async () => {
    const text = await sitemapFile(file)
    return text === undefined ? undefined : { text, type: 'application/xml' }
  })
}
