import type { Article, Translation } from '@/lib/backend/model'
import { articlePath, pathBelow } from '@/lib/domain/paths'
import { sectionPaths } from '@/lib/domain/sections'
import { labelsOf } from '@/lib/http/i18n/labels'
import { articleCropPaths, articlePreviewPath } from '@/lib/seo/preview/address'
import { oneALanguage, type PageFacts, type Version } from '../facts'
import { pageTitle, metaWithFallback } from '../page-title'

const versionOf = (article: Translation): Version => ({ language: article.language, path: articlePath(article) })

/** Facts about an article, in its own language and section (product decisions 3); fields of staff come first. */
export function articleFacts(article: Article): PageFacts {
  const { id, type, language, translations } = article
  const [own, labels] = [versionOf(article), labelsOf(language)]
  const meta = metaWithFallback(article)
  const label = meta.title || labels('article.untitled')
  return {
    label,
    title: pageTitle(label),
    description: meta.description || labels('article.noSummary'),
    language,
    path: own.path,
    versions: oneALanguage(own, translations.map(versionOf)),
    image: { path: articlePreviewPath(article), alt: label },
    crops: articleCropPaths(article),
    place: pathBelow(`/${sectionPaths[type]}`, id),
    isIndexed: true,
    feed: type,
  }
}
