import { gfm } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import type { Article } from '@/lib/backend/model'
import { portableArticle } from '@/lib/content/portable-article'
import { longDate } from '@/lib/domain/dates'
import { markdownPath } from '@/lib/domain/paths'
import { wordsOf } from '@/lib/i18n/words'
import { absolute } from '@/lib/settings/absolute'
import { articleFacts } from '@/lib/seo/pages/article'

const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' }).use(gfm)

/** Text in which nothing means anything to Markdown. */
export const literally = (text: string): string => service.escape(text.replace(/\s+/g, ' ').trim()).replaceAll('<', '\\<')

/** A link; its address has nothing in it that would end it. */
export const markdownLink = (text: string, address: string): string => `[${literally(text)}](${address.replace(/[()\s]/g, encodeURIComponent)})`

/** An article as Markdown: what stands on its page, for programs that read prose. */
export function articleMarkdown(article: Article): string {
  const { language, type, title, summary, createDate, authors, translations } = article
  const words = wordsOf(language)
  const facts = articleFacts(article)
  const about = [
    markdownLink(words('brand.name'), absolute('/')),
    literally(words(`sections.${type}.title`)),
    literally(longDate(createDate, language)),
    ...(authors.length > 0 ? [`${words('article.by')} ${authors.map(({ name }) => literally(name)).join(', ')}`] : []),
    `<${absolute(facts.path)}>`,
    ...translations.map((other) => markdownLink(wordsOf(other.language)('article.readThis'), absolute(markdownPath(other)))),
  ]
  return `${[`# ${literally(title || facts.label)}`, `> ${literally(summary || facts.description)}`, about.map((line) => `- ${line}`).join('\n'), service.turndown(portableArticle(article))].join('\n\n')}\n`
}
