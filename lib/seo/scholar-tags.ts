import type { Article } from '@/lib/backend/model'
import { dayOf } from '@/lib/domain/dates'
import { htmlLang } from '@/lib/domain/languages'
import { labelsOf } from '@/lib/http/i18n/labels'
import type { PageFacts } from './facts'
import { absolute } from '@/lib/operations/settings/absolute'

export function scholarTags(
  { authors, createDate, title }: Article,
  { path, label, language, description }: PageFacts,
): Record<string, string | string[]> {
  const institute = labelsOf(language)('brand.name')
  return {
    citation_title: title || label,
    citation_author: authors.length > 0 ? authors.map(({ name }) => name) : [institute],
    ...(createDate && { citation_publication_date: dayOf(createDate).replaceAll('-', '/') }),
    citation_technical_report_institution: institute,
    citation_publisher: institute,
    citation_language: htmlLang[language],
    citation_abstract: description,
    citation_abstract_html_url: absolute(path),
    citation_fulltext_html_url: absolute(path),
  }
}
