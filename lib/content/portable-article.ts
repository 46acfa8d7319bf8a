import type { Article } from '@/lib/backend/model'
import { articlePath } from '@/lib/domain/paths'
import { absolute } from '@/lib/settings/absolute'
import { articleWords } from './article-words'
import { portableHtml } from './html/portable'

/** An article's text as HTML for use outside of this site, with words in the article's language. */
export function portableArticle(article: Article): string {
  const page = absolute(articlePath(article))
  return portableHtml(article.content, page, { page, words: articleWords(article.language) })
}
