import type { Metadata } from 'next'
import { changedAt, dayOf } from '@/lib/domain/dates'
import { markdownPath } from '@/lib/domain/paths'
import { legalTextName } from '@/lib/http/i18n/legal-text-labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import { absolute } from '@/lib/operations/settings'
import { getArticle, getPreparedArticle } from '@/lib/queries/articles'
import { getCited } from '@/lib/queries/legal-texts'
import type { Article } from '@/lib/backend/model'
import { htmlLang } from '@/lib/domain/languages'
import { metadataOf } from './metadata'
import { notFoundMetadata } from './status-metadata'
import { articleFacts } from './pages/article'
import { profileOf } from './pages/member'
import type { PageFacts } from './facts'

function scholarTags(
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

const maxTags = 4

export async function articleMetadata(id: string): Promise<Metadata> {
  const article = await getArticle(id)
  if (!article) return notFoundMetadata()
  const facts = articleFacts(article)
  const metadata = metadataOf(facts)
  const cited = await getCited((await getPreparedArticle(id))?.citations ?? [])
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: { ...metadata.alternates?.types, 'text/markdown': markdownPath(article) },
    },
    authors: article.authors.map(({ name }) => ({ name })),
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: article.createDate?.toISOString(),
      modifiedTime: changedAt(article)?.toISOString(),
      section: labelsOf(article.language)(`sections.${article.type}.title`),
      authors: article.authors.map(({ name, member }) => (member ? absolute(profileOf(member).path) : name)),
      // Few: programs that make previews read only the first kilobytes.
      tags: [
        ...(article.topics ?? []).map(({ name }) => name),
        ...cited.texts.map((text) => legalTextName(text, article.language)),
      ].slice(0, maxTags),
    },
    ...(article.type === 'RESEARCH' && { other: scholarTags(article, facts) }),
  }
}
