import type { Language } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'
import { labelsOf } from '@/lib/http/i18n/labels'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'

export function homeFacts(language: Language): PageFacts {
  const labels = labelsOf(language)
  return {
    label: labels('brand.name'),
    title: `${labels('nav.home')} | ${labels('brand.name')}`,
    description: labels('home.description'),
    language,
    path: localPath(language, '/'),
    versions: inAllLanguages('/'),
    image: { path: screenPreviewPath(language, 'home'), alt: labels('brand.name') },
    place: '/',
    isIndexed: true,
  }
}
