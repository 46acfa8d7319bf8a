import type { Former } from '@/lib/backend/model'
import { languages } from '@/lib/domain/languages'
import { articlePath, markdownPath } from '@/lib/domain/paths'
import { articleTypes } from '@/lib/domain/sections'
import type { TextFile } from '@/lib/http/text-file'
import { getArticle, getArticleList, getFormerArticle, getPreparedArticle } from '@/lib/queries/articles'
import { getCited } from '@/lib/queries/legal-texts'
import { getSiteRecord } from '@/lib/queries/site-record'
import { absolute } from '@/lib/operations/settings/absolute'
import { articleMarkdown } from './article-markdown'
import { llmsText } from './llms'

/**
 * The Markdown of the article with an id. Returns what became of the article if it moved or was removed. A canonical
 * link refers search engines to the page.
 */
export async function markdownFile(id: string): Promise<TextFile | Former<string> | undefined> {
  const article = await getArticle(id)
  const prepared = article && (await getPreparedArticle(id))
  if (!article || !prepared) {
    const former = await getFormerArticle(id)
    return typeof former === 'object' ? { movedTo: markdownPath(former.movedTo) } : former
  }
  return {
    text: articleMarkdown(article, prepared.markdown, (await getCited(prepared.citations)).texts),
    type: 'text/markdown',
    headers: { link: `<${absolute(articlePath(article))}>; rel="canonical"`, 'x-robots-tag': 'noindex' },
  }
}

export async function llmsFile(): Promise<TextFile> {
  const lists = await Promise.all(
    languages.flatMap((language) =>
      articleTypes.map(
        async (type) => [`${language} ${type}`, (await getArticleList(type, language, 1)).items] as const,
      ),
    ),
  )
  const newest = new Map(lists)
  return {
    text: llmsText(await getSiteRecord(), (language, type) => newest.get(`${language} ${type}`) ?? []),
    type: 'text/markdown',
  }
}
