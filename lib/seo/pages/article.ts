import type { Article } from '@/lib/backend/model'
import { articlePath } from '@/lib/domain/paths'
import { sectionPaths } from '@/lib/domain/sections'
import { wordsOf } from '@/lib/i18n/words'
import { articlePreviewPath } from '@/lib/preview/address'
import type { PageFacts } from '../facts'
import { pageTitle } from '../page-title'
import { toldOf } from '../told'

/** An article, in its own language and section whatever address led to it (product decisions 3). What staff wrote for search engines comes first. */
export function articleFacts(article: Article): PageFacts {
  const { id, type, language, translations } = article
  const words = wordsOf(language)
  const told = toldOf(article)
  const label = told.title || words('article.untitled')
  return {
    label,
    title: pageTitle(label),
    description: told.description || words('article.noSummary'),
    language,
    path: articlePath(article),
    versions: [article, ...translations].map((version) => ({ language: version.language, path: articlePath(version) })),
    picture: { path: articlePreviewPath(article), alt: label },
    place: `/${sectionPaths[type]}/${encodeURIComponent(id)}`,
    isIndexed: true,
    feed: type,
  }
}
