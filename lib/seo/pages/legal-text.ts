import type { LegalText } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { legalTextScreen, localPath } from '@/lib/domain/paths'
import { cutToWidth } from '@/lib/domain/text'
import { legalTextName } from '@/lib/http/i18n/legal-text-labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import { legalTextPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'
import { pageTitle } from '../page-title'

const descriptionWidth = 200

export function legalTextFacts(language: Language, text: LegalText): PageFacts {
  const label = legalTextName(text, language)
  const place = legalTextScreen(text.id)
  return {
    label,
    title: pageTitle(label),
    description: cutToWidth(
      labelsOf(language)('legalText.description', { name: label, issuer: text.issuer[language] }),
      descriptionWidth,
    ),
    language,
    path: localPath(language, place),
    versions: inAllLanguages(place),
    image: { path: legalTextPreviewPath(language, text), alt: label },
    place,
    isIndexed: true,
  }
}
