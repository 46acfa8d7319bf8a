import type { Language } from '@/lib/domain/languages'
import { articlePath } from '@/lib/domain/paths'
import { wordsOf } from '@/lib/i18n/words'
import type { ListedArticle } from '@/lib/queries/every-article'
import { absolute } from '@/lib/settings/absolute'
import { element, xmlDocument } from '@/lib/xml'

/** Milliseconds for which Google takes an article as news. */
const twoDays = 48 * 60 * 60 * 1000

/** Languages as Google News spells them. */
const newsLanguage = { vi: 'vi', en: 'en', zh: 'zh-cn' } as const satisfies Record<Language, string>

/** The most that a news sitemap may name. */
const most = 1000

/** The news of the last two days, newest first. */
export const recentNews = (articles: readonly ListedArticle[], now: Date): ListedArticle[] =>
  articles
    .filter(({ type, createDate }) => type === 'NEWS' && createDate <= now && now.getTime() - createDate.getTime() < twoDays)
    .slice(0, most)

/** A sitemap of news (Google News). */
export function newsSitemap(news: readonly ListedArticle[]): string {
  const entries = news.map((article) => {
    const words = wordsOf(article.language)
    const publication = element('news:publication', {}, element('news:name', {}, words('brand.name')), element('news:language', {}, newsLanguage[article.language]))
    const title = article.title || words('article.untitled')
    const about = element('news:news', {}, publication, element('news:publication_date', {}, article.createDate.toISOString()), element('news:title', {}, title))
    return element('url', {}, element('loc', {}, absolute(articlePath(article))), about)
  })
  return xmlDocument(element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9' }, ...entries))
}
