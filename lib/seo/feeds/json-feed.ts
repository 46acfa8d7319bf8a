import { absolute } from '@/lib/operations/settings/absolute'
import type { Feed } from './feed'

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
