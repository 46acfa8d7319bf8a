import { languages, htmlLang, type Language } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'
import { labelsOf } from '@/lib/http/i18n/labels'

function manifestOf(language: Language) {
  const labels = labelsOf(language)
  return {
    // One application, whatever language it was installed in.
    id: '/',
    name: labels('brand.name'),
    short_name: labels('brand.short'),
    description: labels('brand.tagline'),
    lang: htmlLang[language],
    dir: 'ltr',
    start_url: localPath(language, '/'),
    scope: '/',
    display: 'minimal-ui',
    theme_color: '#0f2742',
    background_color: '#faf6ee',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  } as const
}

/** The web manifest of a language: `/manifest/vi.webmanifest`. */
export async function GET(_request: Request, { params }: RouteContext<'/manifest/[file]'>): Promise<Response> {
  const { file } = await params
  const language = languages.find((language) => file === `${language}.webmanifest`)
  if (!language) return new Response(null, { status: 404 })
  return Response.json(manifestOf(language), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
