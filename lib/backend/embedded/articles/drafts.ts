import { preparedNow } from '@/lib/backend/prepared-article'
import type { Draft } from '@/lib/backend/port'
import { defaultLanguage } from '@/lib/domain/languages'
import { payload } from '../payload'
import type { Article as ArticleRow } from '../payload-types'
import { toArticle, type FullRow } from './articles'
import { articleOfToken } from './draft-link'

type DraftRow = Pick<FullRow, 'id'> & { [K in keyof ArticleRow]?: ArticleRow[K] | null }

const filled = ({ title, summary, slug, type, language, createDate, ...row }: DraftRow, now: Date): FullRow =>
  ({
    ...row,
    title: title ?? '',
    summary: summary ?? '',
    // Where it says nothing, the article has no address yet.
    slug: slug || String(row.id),
    type: type ?? 'NEWS',
    language: language ?? defaultLanguage,
    createDate: createDate ?? now.toISOString(),
  }) as FullRow

/** The newest draft that a signed link opens. Undefined if the link is not valid at `now` or the article deleted. */
export async function getDraft(token: string, now = new Date()): Promise<Draft | undefined> {
  const id = articleOfToken(token, now)
  if (id === undefined) return undefined
  const backend = await payload()
  const find = (select?: { body: false }) =>
    backend.findByID({
      collection: 'articles',
      id,
      draft: true,
      depth: 1,
      disableErrors: true,
      ...(select && { select }),
    })
  // Payload's own hooks throw for a body that no editor made. In an outage this throws too.
  const row = await find().catch(() => find({ body: false }))
  if (!row) return undefined
  const article = await toArticle(filled(row, now), backend)
  return { article, isPublished: row._status === 'published', prepared: await preparedNow(article) }
}
