import type { Language } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'
import { wordsOf } from '@/lib/http/i18n/words'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'

export function homeFacts(language: Language): PageFacts {
  const words = wordsOf(language)
  return {
    label: words('brand.name'),
    title: `${words('nav.home')} | ${words('brand.name')}`,
    description: words('home.description'),
    language,
    path: localPath(language, '/'),
    versions: inAllLanguages('/'),
    image: { path: screenPreviewPath(language, 'home'), alt: words('brand.name') },
    place: '/',
    isIndexed: true,
  }
}
