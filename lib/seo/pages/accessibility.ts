import type { Language } from '@/lib/domain/languages'
import { accessibilityPath, localPath } from '@/lib/domain/paths'
import { labelsOf } from '@/lib/http/i18n/labels'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'
import { pageTitle } from '../page-title'

export function accessibilityFacts(language: Language): PageFacts {
  const labels = labelsOf(language)
  const label = labels('accessibility.title')
  return {
    label,
    title: pageTitle(label),
    description: labels('accessibility.description'),
    language,
    path: localPath(language, accessibilityPath),
    versions: inAllLanguages(accessibilityPath),
    image: { path: screenPreviewPath(language, 'accessibility'), alt: `${label}: ${labels('brand.name')}` },
    place: accessibilityPath,
    isIndexed: true,
  }
}
