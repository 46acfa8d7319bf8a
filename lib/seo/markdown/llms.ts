import type { LegalText, ListedArticle, Member } from '@/lib/backend/model'
import type { SiteRecord } from '@/lib/backend/site-record'
import { languages, type Language } from '@/lib/domain/languages'
import { contactPath, feedPath, legalTextPath, localPath, markdownPath } from '@/lib/domain/paths'
import { groupedPhone } from '@/lib/domain/phone'
import { articleTypes } from '@/lib/domain/sections'
import { overviewRoot } from '@/lib/domain/overview'
import { legalTextName } from '@/lib/http/i18n/legal-text-labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import { mapUsable } from '@/lib/operations/log/usable'
import { absolute } from '@/lib/operations/settings'
import { memberFacts } from '@/lib/seo/pages/member'
import { markdownLink } from './article-markdown'
import { literally } from './markdown-of-html'

interface Content {
  articles: readonly ListedArticle[]
  laws: readonly LegalText[]
  members: readonly Member[]
}

const link = (name: string, path: string) => `- ${markdownLink(name, absolute(path))}`

function section<T extends { id: string }>(title: string, items: readonly T[], listed: (item: T) => string): string[] {
  if (items.length === 0) return []
  return [`## ${title}\n\n${mapUsable(items, 'llms.txt', ({ id }) => id, listed).join('\n')}`]
}

function sectionsIn(language: Language, { articles, laws, members }: Content): string[] {
  const labels = labelsOf(language)
  const titled = (title: string) => `${title} (${labels(`languages.${language}`)})`
  const own = <T extends { language: Language }>(all: readonly T[]) => all.filter((one) => one.language === language)
  return [
    ...articleTypes.flatMap((type) =>
      section(
        titled(labels(`sections.${type}.title`)),
        own(articles).filter((article) => article.type === type),
        (article) => link(article.title || labels('article.untitled'), markdownPath(article)),
      ),
    ),
    ...section(titled(labels('legalText.register')), laws, (law) =>
      link(legalTextName(law, language), legalTextPath(language, law.id)),
    ),
    ...section(titled(labels('nav.overview')), own(members), (member) => {
      const { description, label, path } = memberFacts(member, [])
      return `${link(label, path)}: ${literally(description)}`
    }),
  ]
}

export function llmsText({ contact }: SiteRecord, content: Content): string {
  const labels = labelsOf('vi')
  const pages = languages.flatMap((language) => {
    const t = labelsOf(language)
    return [
      `- ${markdownLink(t('brand.name'), absolute(localPath(language, '/')))}`,
      `- ${markdownLink(t('nav.overview'), absolute(localPath(language, overviewRoot)))}`,
      `- ${markdownLink(t('nav.contact'), absolute(localPath(language, contactPath)))}`,
      `- ${markdownLink(`RSS (${t(`languages.${language}`)})`, absolute(feedPath(language, undefined, 'rss')))}`,
    ]
  })
  return `${[
    `# ${labels('brand.name')} (${labels('brand.short')})`,
    `> ${literally(labels('home.description'))}`,
    `${languages.map((language) => literally(labelsOf(language)('brand.name'))).join(' · ')}\n\n${literally(contact.address.vi)} · ${literally(contact.email)} · ${contact.hotlines.map((phone) => literally(groupedPhone(phone))).join(' · ')}`,
    ...languages.flatMap((language) => sectionsIn(language, content)),
    `## ILC\n\n${pages.join('\n')}\n- ${markdownLink('Sitemap', absolute('/sitemap.xml'))}`,
  ].join('\n\n')}\n`
}
