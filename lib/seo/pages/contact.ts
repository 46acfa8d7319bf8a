import type { Language } from '@/lib/domain/languages'
import { contactPath, localPath } from '@/lib/domain/paths'
import { wordsOf } from '@/lib/http/i18n/words'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'
import { pageTitle } from '../page-title'

export function contactFacts(language: Language): PageFacts {
  const words = wordsOf(language)
  const label = words('nav.contact')
  return {
    label,
    title: pageTitle(label),
    description: words('contactPage.description'),
    language,
    path: localPath(language, contactPath),
    versions: inAllLanguages(contactPath),
    image: { path: screenPreviewPath(language, 'contact'), alt: `${label}: ${words('brand.name')}` },
    place: contactPath,
    isIndexed: true,
  }
}
