import type { ArticleSummary } from '@/lib/backend/model'
import type { SiteRecord } from '@/lib/backend/site-record'
import { languages, type Language } from '@/lib/domain/languages'
import { contactPath, feedPath, localPath, markdownPath } from '@/lib/domain/paths'
import { groupedPhone } from '@/lib/domain/phone'
import { articleTypes, type ArticleType } from '@/lib/domain/sections'
import { overviewRoot } from '@/lib/domain/overview'
import { wordsOf } from '@/lib/http/i18n/words'
import { mapUsable } from '@/lib/operations/log/usable'
import { absolute } from '@/lib/operations/settings/absolute'
import { markdownLink } from './article-markdown'
import { literally } from './markdown-of-html'

type Newest = (language: Language, type: ArticleType) => readonly ArticleSummary[]

const listed = (article: ArticleSummary) =>
  `- ${markdownLink(article.title || wordsOf(article.language)('article.untitled'), absolute(markdownPath(article)))}: ${literally(article.summary)}`

function sections(language: Language, newest: Newest): string[] {
  const words = wordsOf(language)
  return articleTypes.map((type) => {
    const articles = newest(language, type)
    return articles.length > 0
      ? `## ${words(`sections.${type}.title`)} (${words(`languages.${language}`)})\n\n${mapUsable(articles, 'llms.txt', ({ id }) => id, listed).join('\n')}`
      : ''
  })
}

export function llmsText({ contact }: SiteRecord, newest: Newest): string {
  const words = wordsOf('vi')
  const pages = languages.flatMap((language) => {
    const t = wordsOf(language)
    return [
      `- ${markdownLink(t('brand.name'), absolute(localPath(language, '/')))}`,
      `- ${markdownLink(t('nav.overview'), absolute(localPath(language, overviewRoot)))}`,
      `- ${markdownLink(t('nav.contact'), absolute(localPath(language, contactPath)))}`,
      `- ${markdownLink(`RSS (${t(`languages.${language}`)})`, absolute(feedPath(language, undefined, 'rss')))}`,
    ]
  })
  return `${[
    `# ${words('brand.name')} (${words('brand.short')})`,
    `> ${literally(words('home.description'))}`,
    `${languages.map((language) => literally(wordsOf(language)('brand.name'))).join(' · ')}\n\n${literally(contact.address.vi)} · ${literally(contact.email)} · ${contact.hotlines.map((phone) => literally(groupedPhone(phone))).join(' · ')}`,
    ...languages.flatMap((language) => sections(language, newest)).filter(Boolean),
    `## ILC\n\n${pages.join('\n')}\n- ${markdownLink('Sitemap', absolute('/sitemap.xml'))}`,
  ].join('\n\n')}\n`
}
