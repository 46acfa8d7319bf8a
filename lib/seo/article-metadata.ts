import type { Metadata } from 'next'
import { changedAt } from '@/lib/domain/dates'
import { markdownPath } from '@/lib/domain/paths'
import { wordsOf } from '@/lib/http/i18n/words'
import { getArticle } from '@/lib/queries/articles'
import { notFoundMetadata } from './status-metadata'
import { metadataOf } from './metadata'
import { articleFacts } from './pages/article'
import { scholarTags } from './scholar-tags'

export async function articleMetadata(id: string): Promise<Metadata> {
  const article = await getArticle(id)
  if (!article) return notFoundMetadata()
  const facts = articleFacts(article)
  const metadata = metadataOf(facts)
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
      section: wordsOf(article.language)(`sections.${article.type}.title`),
      authors: article.authors.map(({ name }) => name),
    },
    ...(article.type === 'RESEARCH' && { other: scholarTags(article, facts) }),
  }
}
