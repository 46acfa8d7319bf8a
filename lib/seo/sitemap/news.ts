import type { Language } from '@/lib/domain/languages'
import { articlePath } from '@/lib/domain/paths'
import { labelsOf } from '@/lib/http/i18n/labels'
import { mapUsable } from '@/lib/operations/log/usable'
import type { ListedArticle } from '@/lib/backend/model'
import { absolute } from '@/lib/operations/settings'
import { element, xmlDocument } from '@/lib/seo/xml'

/** Milliseconds for which Google treats an article as news. */
const twoDays = 48 * 60 * 60 * 1000

const newsLanguage = { vi: 'vi', en: 'en', zh: 'zh-cn' } as const satisfies Record<Language, string>

const most = 1000

export const recentNews = (articles: readonly ListedArticle[], now: Date): ListedArticle[] =>
  articles
    .filter(
      ({ type, createDate }) =>
        type === 'NEWS' && createDate && createDate <= now && now.getTime() - createDate.getTime() < twoDays,
    )
    .slice(0, most)

export function newsSitemap(news: readonly ListedArticle[]): string {
  const entries = mapUsable(
    news,
    'the sitemap of news',
    ({ id }) => id,
    (article) => {
      const labels = labelsOf(article.language)
      const publication = element(
        'news:publication',
        {},
        element('news:name', {}, labels('brand.name')),
        element('news:language', {}, newsLanguage[article.language]),
      )
      const title = article.title || labels('article.untitled')
      const about = element(
        'news:news',
        {},
        publication,
        article.createDate && element('news:publication_date', {}, article.createDate.toISOString()),
        element('news:title', {}, title),
      )
      return element('url', {}, element('loc', {}, absolute(articlePath(article))), about)
    },
  )
  return xmlDocument(
    element(
      'urlset',
      {
        xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
        'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
      },
      ...entries,
    ),
  )
}
