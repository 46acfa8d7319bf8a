import { languages } from '@/lib/domain/languages'
import { manifestOf } from '@/lib/seo/manifest'

/** The web manifest of a language: `/manifest/vi.webmanifest`. */
export async function GET(_request: Request, { params }: RouteContext<'/manifest/[file]'>): Promise<Response> {
  const { file } = await params
  const language = languages.find((language) => file === `${language}.webmanifest`)
  if (!language) return new Response(null, { status: 404 })
  return Response.json(manifestOf(language), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
