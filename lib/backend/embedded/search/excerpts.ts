import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { FoundArticle, FoundArticles } from '@/lib/backend/model'
import { quickTextOfHtml, quickTextOfTree } from '@/lib/content/html/quick-text'
import { excerptOf, hasFoundWord, partAround } from '@/lib/domain/search/found-words'
import { storedValue } from '../database/key-values'
import { listOf } from '../database/list-of'
import { rowsOf } from '../database/rows-of'

const maxTexts = 10

const row = z.object({
  slug: z.string(),
  format: z.string().nullable(),
  html: z.string().nullable(),
  body: storedValue(z.unknown()),
})

export async function withExcerpts(result: FoundArticles, query: string): Promise<FoundArticles> {
  const without = [...(result.related ?? []), ...result.items]
    .filter(({ summary, title }) => !hasFoundWord(`${title} ${summary}`, query))
    .slice(0, maxTexts)
  if (without.length === 0) return result
  const ids = listOf(without.map(({ id }) => id))
  const rows = await rowsOf(
    sql`SELECT slug, format, html, body FROM articles
      WHERE slug IN (${ids}) AND _status = 'published' AND deleted_at IS NULL`,
    row,
  )
  const parts = new Map(
    rows.map(({ body, format, html, slug }) => [
      slug,
      partAround(format === 'HTML' ? quickTextOfHtml(html ?? '') : quickTextOfTree(body), query),
    ]),
  )
  const withPart = (article: FoundArticle) => {
    const part = parts.get(article.id)
    return part === undefined ? article : { ...article, excerpt: excerptOf(part, query) }
  }
  return {
    ...result,
    items: result.items.map(withPart),
    ...(result.related && { related: result.related.map(withPart) }),
  }
}
