import type { Article, LegalTextWithState } from '@/lib/backend/model'
import { lawDayOf } from '@/lib/content/html/cited-law'
import type { PreparedArticle } from '@/lib/content/preparation/prepared-article'
import { laterUpdate, longDate } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { legalTextPath, markdownPath } from '@/lib/domain/paths'
import { runDates } from '@/lib/domain/offer'
import { citedNotices, legalTextName, stateInWords } from '@/lib/http/i18n/legal-text-labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import { absolute } from '@/lib/operations/settings'
import { articleFacts } from '@/lib/seo/pages/article'
import { literally } from './markdown-of-html'

export const markdownLink = (text: string, address: string): string =>
  `[${literally(text)}](${address.replace(/[()\s]/g, encodeURIComponent)})`

function citedMarkdown(
  texts: readonly LegalTextWithState[],
  lawDay: string | undefined,
  language: Language,
): { before: string[]; after: string[] } {
  const labels = labelsOf(language)
  const listed = texts.map((text) => {
    const state = stateInWords(text, language)
    const link = markdownLink(legalTextName(text, language), absolute(legalTextPath(language, text.id)))
    return `- ${link}${state === undefined ? '' : ` – ${literally(state)}`}`
  })
  return {
    before: citedNotices(texts, lawDay, language).map((notice) => `**${literally(notice)}**`),
    after: listed.length > 0 ? [`## ${literally(labels('legalText.cited'))}`, listed.join('\n')] : [],
  }
}

function offerMarkdown({ offer, type, language }: Article): string[] {
  if (!offer) return []
  const labels = labelsOf(language)
  const texts = ['duration', 'place', 'fee', 'seats', 'audience'] as const
  const [title, includes] =
    type === 'TRAINING' ? (['course', 'includesCourse'] as const) : (['service', 'includesService'] as const)
  const fact = (key: 'bring' | 'dates' | 'includesService' | 'includesCourse' | (typeof texts)[number], value = '') =>
    value === '' ? [] : [`- ${labels(`offer.${key}`)}: ${value}`]
  const list = (items: readonly string[]) => items.map(literally).join('; ')
  const facts = [
    ...fact(includes, list(offer.includes)),
    ...(type === 'TRAINING' ? fact('dates', offer.dates.map((run) => runDates(run, language)).join('; ')) : []),
    ...texts.flatMap((key) => fact(key, literally(offer[key] ?? ''))),
    ...fact('bring', list(offer.bring)),
  ]
  return [`## ${literally(labels(`offer.${title}`))}`, literally(offer.promise ?? ''), facts.join('\n')].filter(Boolean)
}

export function articleMarkdown(
  article: Article,
  { html, markdown }: Pick<PreparedArticle, 'html' | 'markdown'>,
  cited: readonly LegalTextWithState[] = [],
): string {
  const { language, type, title, summary, createDate, authors, translations } = article
  const labels = labelsOf(language)
  const facts = articleFacts(article)
  const updated = laterUpdate(article)
  const lawDay = lawDayOf(html[language], cited.length > 0, createDate)
  const { after, before } = citedMarkdown(cited, lawDay, language)
  const about = [
    markdownLink(labels('brand.name'), absolute('/')),
    literally(labels(`sections.${type}.title`)),
    ...(createDate ? [literally(longDate(createDate, language))] : []),
    ...(updated ? [literally(labels('article.updated', { date: longDate(updated, language) }))] : []),
    ...(lawDay ? [literally(labels('article.lawAsOf', { date: lawDay }))] : []),
    ...(authors.length > 0 ? [`${labels('article.by')} ${authors.map(({ name }) => literally(name)).join(', ')}`] : []),
    `<${absolute(facts.path)}>`,
    ...translations.map((other) =>
      markdownLink(labelsOf(other.language)('article.readThis'), absolute(markdownPath(other))),
    ),
  ]
  return `${[`# ${literally(title || facts.label)}`, `> ${literally(summary || facts.description)}`, about.map((line) => `- ${line}`).join('\n'), ...before, ...offerMarkdown(article), markdown, ...after].join('\n\n')}\n`
}
