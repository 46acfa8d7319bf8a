import { lawDayOf } from '@/lib/content/html/cited-law'
import { changedAt } from '@/lib/domain/dates'
import { htmlLang, type Language } from '@/lib/domain/languages'
import { feedPath, listPath, localPath, type FeedKind } from '@/lib/domain/paths'
import type { ArticleType } from '@/lib/domain/sections'
import { labelsOf } from '@/lib/http/i18n/labels'
import { absolute, settings } from '@/lib/operations/settings'
import { articleFacts } from '@/lib/seo/pages/article'
import { withCited } from './cited-html'
import type { WholeArticle } from '@/lib/queries/feed'
import { mapUsable } from '@/lib/operations/log/usable'

export function jsonFeed({ title, description, lang, page, addresses, institute, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: lang,
    home_page_url: page,
    feed_url: addresses.json,
    icon: absolute('/icons/icon-512.png'),
    authors: [{ name: institute, url: absolute('/') }],
    items: items.map(({ id, url, title, summary, html, section, published, updated, authors, image }) => ({
      id,
      url,
      title,
      summary,
      content_html: html,
      image,
      date_published: published?.toISOString(),
      date_modified: updated?.toISOString(),
      ...(authors.length > 0 && { authors: authors.map((name) => ({ name })) }),
      tags: [section],
      language: lang,
    })),
  })
}

export interface Feed {
  title: string
  description: string
  lang: string
  page: string
  addresses: Record<FeedKind, string>
  updated: Date | undefined
  institute: string
  items: FeedItem[]
}

export interface FeedItem {
  /** Does not change when the article moves. */
  id: string
  title: string
  summary: string
  html: string
  url: string
  section: string
  published: Date | undefined
  updated: Date | undefined
  authors: string[]
  image: string
}

function itemOf(article: WholeArticle): FeedItem {
  const { language, type, createDate, authors, translationKey } = article
  const facts = articleFacts(article)
  const lawDay = lawDayOf(article.prepared.html[language], article.cited.texts.length > 0, createDate)
  return {
    // A tag URI (RFC 4151). The translation key stays the same when the id in the address changes.
    id: `tag:${new URL(settings().SITE_URL).hostname},2024:${encodeURIComponent(translationKey)}/${language}`,
    title: article.title || facts.label,
    summary: article.summary || facts.description,
    html: withCited(article.prepared.portable, article.cited, lawDay, language),
    url: absolute(facts.path),
    section: labelsOf(language)(`sections.${type}.title`),
    published: createDate,
    updated: changedAt(article),
    authors: authors.map(({ name }) => name),
    image: absolute(facts.image.path),
  }
}

export function feedOf(language: Language, type: ArticleType | undefined, articles: readonly WholeArticle[]): Feed {
  const labels = labelsOf(language)
  const [institute, items] = [labels('brand.name'), mapUsable(articles, 'the feeds', ({ id }) => id, itemOf)]
  const address = (kind: FeedKind) => absolute(feedPath(language, type, kind))
  return {
    title: type ? `${labels(`sections.${type}.title`)} | ${institute}` : institute,
    description: type ? labels(`sections.${type}.lead`) : labels('home.description'),
    lang: htmlLang[language],
    page: absolute(type ? listPath(language, type) : localPath(language, '/')),
    addresses: { rss: address('rss'), atom: address('atom'), json: address('json') },
    updated: items.flatMap(({ updated }) => updated ?? []).sort((a, b) => b.getTime() - a.getTime())[0],
    institute,
    items,
  }
}
