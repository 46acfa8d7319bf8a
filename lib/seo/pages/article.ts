import type { Article } from '@/lib/backend/model'
import { articlePath } from '@/lib/domain/paths'
import { sectionPaths } from '@/lib/domain/sections'
import { wordsOf } from '@/lib/i18n/words'
import { articlePreviewPath } from '@/lib/preview/address'
import type { PageFacts } from '../facts'
import { pageTitle } from '../page-title'

/** An article, in its own language and section whatever address led to it (product decisions 3). What staff wrote for search engines comes first. */
export function articleFacts(article: Article): PageFacts {
  const { id, type, language, meta, translations } = article
  const words = wordsOf(language)
  const label = meta.title || article.title || words('article.untitled')
  return {
    label,
    title: pageTitle(label),
    description: meta.description || article.summary || words('article.noSummary'),
    language,
    path: articlePath(article),
    versions: [article, ...translations].map((version) => ({ language: version.language, path: articlePath(version) })),
    picture: { path: articlePreviewPath(article), alt: label },
    place: `/${sectionPaths[type]}/${encodeURIComponent(id)}`,
    isIndexed: true,
    feed: type,
  }
}
