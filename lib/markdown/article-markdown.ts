import { gfm, strikethrough } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import type { Article } from '@/lib/backend/model'
import { oncePerContent } from '@/lib/content/html/once-per-content'
import { portableArticle } from '@/lib/content/portable-article'
import { longDate } from '@/lib/domain/dates'
import { markdownPath } from '@/lib/domain/paths'
import { wordsOf } from '@/lib/i18n/words'
import { absolute } from '@/lib/settings/absolute'
import { articleFacts } from '@/lib/seo/pages/article'

/** Tables with more cells are written line by line, because the plugin's time grows faster than the table. */
const mostCells = 300

/** Number of articles whose Markdown is cached. */
const maxCachedArticles = 400

function makeService(): TurndownService {
  const made = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' })
  const escape = made.escape.bind(made)
  // Text that looks like HTML must not become an element in a program that renders the Markdown.
  made.escape = (text) => escape(text).replaceAll('<', '\\<')
  return made
}

const service = makeService().use(gfm)

const lineOf = (row: Node) =>
  [...row.childNodes]
    .map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((cell) => service.escape(cell))
    .join(' | ')

const plainTables = makeService()
  .use(strikethrough)
  .addRule('row', { filter: 'tr', replacement: (_content, row) => `${lineOf(row)}\n\n` })

const markdownOf = oncePerContent(
  (html, _variant, _options: undefined): string =>
    ((html.match(/<t[dh]\b/g)?.length ?? 0) > mostCells ? plainTables : service).turndown(html),
  maxCachedArticles,
)

/** Escapes a text so that nothing in it is Markdown syntax. */
export const literally = (text: string): string => service.escape(text.replace(/\s+/g, ' ').trim())

/** A Markdown link. Characters that would end its address are encoded. */
export const markdownLink = (text: string, address: string): string =>
  `[${literally(text)}](${address.replace(/[()\s]/g, encodeURIComponent)})`

/** An article as Markdown: the content of its page, for programs that read prose. */
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
    ...translations.map((other) =>
      markdownLink(wordsOf(other.language)('article.readThis'), absolute(markdownPath(other))),
    ),
  ]
  return `${[`# ${literally(title || facts.label)}`, `> ${literally(summary || facts.description)}`, about.map((line) => `- ${line}`).join('\n'), markdownOf(portableArticle(article), '', undefined)].join('\n\n')}\n`
}
