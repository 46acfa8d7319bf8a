import { hash } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { toOffer } from '@/lib/backend/contract/offer'
import { atThisSite } from '@/lib/backend/prepared-article'
import { textOfHtml } from '@/lib/content/html/text'
import { linkCitations } from '@/lib/content/html/cited-law'
import { prepareArticle } from '@/lib/content/preparation'
import type { LinkedArticle } from '@/lib/domain/translations'
import { loggable } from '@/lib/operations/log/loggable'
import { findOne } from '../database/find'
import { idOf } from '../database/id-of'
import { listOf } from '../database/list-of'
import { rowsIn } from '../database/rows-in'
import type { Article } from '../payload-types'
import { readableHtml } from './article-content'
import { sourceOfRow } from './prepared-articles'
import { sharingKey } from './translations-where'

export interface GroupArticle extends LinkedArticle {
  title: string
  isDraft: boolean
  translatedFrom: string | undefined
  originalChangedAt: string | undefined
}

const groupFields = {
  title: true,
  slug: true,
  language: true,
  translationOf: true,
  translatedFrom: true,
  originalChangedAt: true,
  _status: true,
} as const

export async function groupOf(
  payload: Payload,
  { slug, translationKey }: Pick<Article, 'slug' | 'translationKey'>,
  req?: PayloadRequest,
): Promise<GroupArticle[]> {
  const { docs } = await payload.find({
    collection: 'articles',
    where: sharingKey(translationKey || slug),
    select: groupFields,
    draft: true,
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map((row) => ({
    id: row.id,
    language: row.language,
    translationOf: idOf(row.translationOf),
    title: row.title || row.slug || String(row.id),
    isDraft: row._status !== 'published',
    translatedFrom: row.translatedFrom ?? undefined,
    originalChangedAt: row.originalChangedAt ?? undefined,
  }))
}

export const publishedArticle = (payload: Payload, id: number, req?: PayloadRequest): Promise<Article | undefined> =>
  findOne(payload, 'articles', { id: { equals: id }, _status: { equals: 'published' } }, { req })

export const readArticle = async (payload: Payload, id: number, req?: PayloadRequest): Promise<Article | null> =>
  (await publishedArticle(payload, id, req)) ??
  payload.findByID({ collection: 'articles', id, draft: true, depth: 0, disableErrors: true, req })

/** The text of an article as sanitised HTML; undefined if it cannot be read or prepared. */
export async function readableForm(article: Article, payload: Payload): Promise<string | undefined> {
  try {
    const { portable } = atThisSite((await prepareArticle(await sourceOfRow(article, payload))).article)
    return linkCitations(portable, () => undefined)
  } catch (error) {
    console.error(`The text of the original ${article.id} cannot be shown:`, loggable(error))
    return undefined
  }
}

/** What a translation says anew. How it is set is no part of it: an editor stores the same text in several ways. */
export async function contentHash(article: Partial<Article>, payload: Payload, req?: PayloadRequest): Promise<string> {
  const html = await readableHtml(article, payload, req)
  const addresses = [...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
  const offer = toOffer(article.offer)
  const content = [article.title ?? '', article.summary ?? '', textOfHtml(html), addresses, ...(offer ? [offer] : [])]
  return hash('sha256', JSON.stringify(content), 'base64url')
}

interface State {
  originalChangedAt: string | null
  translatedFrom: string | null
  /** When and by whom it was compared with its original; unchanged if it is missing. */
  checked?: { at: string; by: number | null }
}

/** With the article and its latest version. The article is not saved by it: it keeps revision, versions and date. */
export async function writeState(req: PayloadRequest, id: number, state: State): Promise<void> {
  const columns = (prefix: string) => {
    const column = (name: string) => sql.identifier(prefix + name)
    return listOf([
      sql`${column('original_changed_at')} = ${state.originalChangedAt}`,
      sql`${column('translated_from')} = ${state.translatedFrom}`,
      ...(state.checked
        ? [
            sql`${column('translation_checked_at')} = ${state.checked.at}`,
            sql`${column('translation_checked_by_id')} = ${state.checked.by}`,
          ]
        : []),
    ])
  }
  await rowsIn(req, sql`UPDATE articles SET ${columns('')} WHERE id = ${id}`)
  await rowsIn(req, sql`UPDATE _articles_v SET ${columns('version_')} WHERE parent_id = ${id} AND latest = true`)
}
