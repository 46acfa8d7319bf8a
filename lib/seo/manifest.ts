import { htmlLang, type Language } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'
import { labelsOf } from '@/lib/http/i18n/labels'

export function manifestOf(language: Language) {
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
