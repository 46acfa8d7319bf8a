import type { Former } from '@/lib/backend/model'
import { languages } from '@/lib/domain/languages'
import { articlePath, markdownPath } from '@/lib/domain/paths'
import type { TextFile } from '@/lib/http/text-file'
import { getAddresses } from '@/lib/queries/addresses'
import { getArticle, getFormerArticle, getPreparedArticle } from '@/lib/queries/articles'
import { getCited, getLegalTextNames } from '@/lib/queries/legal-texts'
import { findMembersBy } from '@/lib/queries/members'
import { getSiteRecord } from '@/lib/queries/site-record'
import { absolute } from '@/lib/operations/settings'
import { articleMarkdown } from './article-markdown'
import { llmsText } from './llms'

/** Articles, texts of law, and people in a language that the text for language models names; the sitemaps have all. */
const most = 1000

/** An article's Markdown, or what became of it. A canonical link refers search engines to the page. */
export async function markdownFile(id: string): Promise<TextFile | Former<string> | undefined> {
  const article = await getArticle(id)
  const prepared = article && (await getPreparedArticle(id))
  if (!article || !prepared) {
    const former = await getFormerArticle(id)
    return typeof former === 'object' ? { movedTo: markdownPath(former.movedTo) } : former
  }
  return {
    text: articleMarkdown(article, prepared, (await getCited(prepared.citations)).texts),
    type: 'text/markdown',
    headers: { link: `<${absolute(articlePath(article))}>; rel="canonical"`, 'x-robots-tag': 'noindex' },
  }
}

export async function llmsFile(): Promise<TextFile> {
  const [record, { items: articles }, laws, ...people] = await Promise.all([
    getSiteRecord(),
    getAddresses(1, most),
    getLegalTextNames(most),
    ...languages.map((language) => findMembersBy(language, (all) => [...all], most)),
  ])
  const members = people.flatMap((result) => result.members)
  return { text: llmsText(record, { articles, laws, members }), type: 'text/markdown' }
}
