import type { Language } from '@/lib/domain/languages'
import { contactPath, localPath } from '@/lib/domain/paths'
import { labelsOf } from '@/lib/http/i18n/labels'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'
import { pageTitle } from '../page-title'

export function contactFacts(language: Language): PageFacts {
  const labels = labelsOf(language)
  const label = labels('nav.contact')
  return {
    label,
    title: pageTitle(label),
    description: labels('contactPage.description'),
    language,
    path: localPath(language, contactPath),
    versions: inAllLanguages(contactPath),
    image: { path: screenPreviewPath(language, 'contact'), alt: `${label}: ${labels('brand.name')}` },
    place: contactPath,
    isIndexed: true,
  }
}
