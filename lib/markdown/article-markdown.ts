import type { Article } from '@/lib/backend/model'
import { longDate } from '@/lib/domain/dates'
import { markdownPath } from '@/lib/domain/paths'
import { wordsOf } from '@/lib/i18n/words'
import { absolute } from '@/lib/settings/absolute'
import { articleFacts } from '@/lib/seo/pages/article'
import { literally } from './markdown-of-html'

/** A Markdown link. Characters that would end its address are encoded. */
export const markdownLink = (text: string, address: string): string =>
  `[${literally(text)}](${address.replace(/[()\s]/g, encodeURIComponent)})`

/** An article as Markdown: the content of its page, for programs that read prose. `text` is its text as Markdown. */
export function articleMarkdown(article: Article, text: string): string {
  const { language, type, title, summary, createDate, authors, translations } = article
  const words = wordsOf(language)
  const facts = articleFacts(article)
  const about = [
    markdownLink(words('brand.name'), absolute('/')),
    literally(words(`sections.${type}.title`)),
    ...(createDate ? [literally(longDate(createDate, language))] : []),
    ...(authors.length > 0 ? [`${words('article.by')} ${authors.map(({ name }) => literally(name)).join(', ')}`] : []),
    `<${absolute(facts.path)}>`,
    ...translations.map((other) =>
      markdownLink(wordsOf(other.language)('article.readThis'), absolute(markdownPath(other))),
    ),
  ]
  return `${[`# ${literally(title || facts.label)}`, `> ${literally(summary || facts.description)}`, about.map((line) => `- ${line}`).join('\n'), text].join('\n\n')}\n`
}
