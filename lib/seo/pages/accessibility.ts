import type { Language } from '@/lib/domain/languages'
import { accessibilityPath, localPath } from '@/lib/domain/paths'
import { wordsOf } from '@/lib/http/i18n/words'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'
import { pageTitle } from '../page-title'

export function accessibilityFacts(language: Language): PageFacts {
  const words = wordsOf(language)
  const label = words('accessibility.title')
  return {
    label,
    title: pageTitle(label),
    description: words('accessibility.description'),
    language,
    path: localPath(language, accessibilityPath),
    versions: inAllLanguages(accessibilityPath),
    image: { path: screenPreviewPath(language, 'accessibility'), alt: `${label}: ${words('brand.name')}` },
    place: accessibilityPath,
    isIndexed: true,
  }
}
