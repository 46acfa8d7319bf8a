import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { FoundArticle, FoundArticles } from '@/lib/backend/model'
import { quickTextOfHtml, quickTextOfTree } from '@/lib/content/html/quick-text'
import { excerptOf, hasFoundWord, partAround } from '@/lib/domain/search/found-words'
import { listOf } from '../database/list-of'
import { rowsOf } from '../database/rows-of'

const maxTexts = 10

/** SQLite stores the editor's tree as a text. */
const tree = z.union([
  z.string().transform((text): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }),
  z.unknown(),
])

const row = z.object({ slug: z.string(), format: z.string().nullable(), html: z.string().nullable(), body: tree })

export async function withExcerpts(result: FoundArticles, query: string): Promise<FoundArticles> {
  const without: FoundArticle[] = []
  for (const article of [...(result.related ?? []), ...result.items]) {
    if (without.length === maxTexts) break
    if (!hasFoundWord(`${article.title} ${article.summary}`, query)) without.push(article)
  }
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
