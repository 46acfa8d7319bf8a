import type { SitePage } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'
import { sitePagePath } from '@/lib/domain/site-pages'
import { labelsOf } from '@/lib/http/i18n/labels'
import { screenPreviewPath } from '@/lib/seo/preview/address'
import { inAllLanguages, type PageFacts } from '../facts'
import { pageTitle } from '../page-title'

export function sitePageFacts(language: Language, { id, texts }: SitePage): PageFacts {
  const { title: label, summary } = texts[language]
  const path = sitePagePath(id)
  return {
    label,
    title: pageTitle(label),
    description: summary,
    language,
    path: localPath(language, path),
    versions: inAllLanguages(path),
    image: { path: screenPreviewPath(language, id), alt: `${label}: ${labelsOf(language)('brand.name')}` },
    place: path,
    isIndexed: true,
  }
}
