import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { CommentReplies, CommentThread, Interaction, Page } from '@/lib/backend/model'
import { pageOfPlace, toThreads } from '@/lib/domain/comment-threads'
import { commentPageSize, repliesAmongThreads } from '@/lib/domain/paging'
import { listOf, type SQL } from '../database/list-of'
import { rowsOf, usableRowsOf } from '../database/rows-of'
import { byBlocked, interactionColumns, interactionRow } from './comment-rows'

/** What a page shows is read in a bounded number of rows, however many comments there are (docs/adr/0090). */

/**
 * The first comments `h` of the threads of an article. One that its writer removed keeps its place while it has
 * replies. A reply to a reply is shown nowhere: it cannot be written. Both states are named, so that PostgreSQL finds
 * its index for them, and sets of ids are compared: it would look each id up.
 */
const headsOf = (article: number) => sql`FROM interacted_articles AS h WHERE h.article_id = ${article}
  AND h.type = 'COMMENT' AND h.reply_to_id IS NULL AND h.state IN ('SHOWN', 'REMOVED') AND h.id NOT IN ${byBlocked}
  AND (h.state = 'SHOWN' OR h.id IN (SELECT c.reply_to_id FROM interacted_articles AS c
    WHERE c.article_id = ${article} AND c.type = 'COMMENT' AND c.state = 'SHOWN' AND c.id NOT IN ${byBlocked}))`

const counted = z.object({ count: z.coerce.number() })

async function countOf(statement: SQL): Promise<number> {
  const [row] = await rowsOf(statement, counted)
  return row?.count ?? 0
}

export const countComments = (article: number): Promise<number> =>
  countOf(sql`SELECT count(*) AS count FROM interacted_articles AS c WHERE c.article_id = ${article}
    AND c.type = 'COMMENT' AND c.state = 'SHOWN' AND c.id NOT IN ${byBlocked} AND (c.reply_to_id IS NULL OR c.reply_to_id IN (
      SELECT h.id FROM interacted_articles AS h WHERE h.article_id = ${article}
        AND h.type = 'COMMENT' AND h.reply_to_id IS NULL AND h.state IN ('SHOWN', 'REMOVED')
        AND h.id NOT IN ${byBlocked}))`)

const newestFirst = sql`c.created_at DESC, c.id DESC`
const oldestFirst = sql`c.created_at, c.id`

const withIds = (result: SQL, order: SQL) =>
  usableRowsOf(
    sql`SELECT ${interactionColumns} FROM (${result}) AS found JOIN interacted_articles AS c ON c.id = found.id
      ORDER BY ${order}`,
    interactionRow,
    'the comments',
  )

const offsetOf = (page: number) => (page - 1) * commentPageSize

async function repliesTo(article: number, heads: readonly Interaction[]) {
  const ids = listOf(heads.map(({ id }) => Number(id)))
  const replies = sql`FROM interacted_articles AS c WHERE c.reply_to_id IN (${ids}) AND c.article_id = ${article}
    AND c.type = 'COMMENT' AND c.state = 'SHOWN' AND c.id NOT IN ${byBlocked}`
  const [first, counts] = await Promise.all([
    withIds(
      sql`SELECT id FROM (
        SELECT c.id, row_number() OVER (PARTITION BY c.reply_to_id ORDER BY ${oldestFirst}) AS place ${replies}
      ) AS numbered WHERE place <= ${repliesAmongThreads}`,
      oldestFirst,
    ),
    rowsOf(
      sql`SELECT c.reply_to_id AS head, count(*) AS count ${replies} GROUP BY c.reply_to_id`,
      z.object({ head: z.coerce.string(), count: z.coerce.number() }),
    ),
  ])
  return {
    first: Map.groupBy(first, ({ replyTo }) => replyTo),
    counts: new Map(counts.map(({ head, count }) => [head, count])),
  }
}

export async function threadsOf(article: number, page: number): Promise<Page<CommentThread>> {
  const [heads, total] = await Promise.all([
    withIds(
      sql`SELECT h.id ${headsOf(article)} ORDER BY h.created_at DESC, h.id DESC
        LIMIT ${commentPageSize} OFFSET ${offsetOf(page)}`,
      newestFirst,
    ),
    countOf(sql`SELECT count(*) AS count ${headsOf(article)}`),
  ])
  if (heads.length === 0) return { items: [], page, limit: commentPageSize, total }
  const { first, counts } = await repliesTo(article, heads)
  const items = heads.map((comment) => ({
    comment,
    replies: first.get(comment.id) ?? [],
    replyCount: counts.get(comment.id) ?? 0,
  }))
  return { items, page, limit: commentPageSize, total }
}

export async function threadAt(article: number, id: number, requested?: number): Promise<CommentReplies | undefined> {
  const [comment] = await withIds(
    sql`SELECT h.id ${headsOf(article)} AND h.id = COALESCE((SELECT c.reply_to_id FROM interacted_articles AS c
      WHERE c.id = ${id} AND c.type = 'COMMENT' AND c.state = 'SHOWN' AND c.id NOT IN ${byBlocked}), ${id})`,
    oldestFirst,
  )
  if (!comment) return undefined
  const head = Number(comment.id)
  const replies = sql`FROM interacted_articles AS c WHERE c.reply_to_id = ${head} AND c.article_id = ${article}
    AND c.type = 'COMMENT' AND c.state = 'SHOWN' AND c.id NOT IN ${byBlocked}`
  const before = sql`SELECT count(*) AS count ${replies} AND (c.created_at, c.id) < (
    SELECT r.created_at, r.id FROM interacted_articles AS r WHERE r.id = ${id})`
  const page = requested ?? pageOfPlace(id === head ? 0 : await countOf(before))
  const [items, total] = await Promise.all([
    withIds(
      sql`SELECT c.id ${replies} ORDER BY ${oldestFirst} LIMIT ${commentPageSize} OFFSET ${offsetOf(page)}`,
      oldestFirst,
    ),
    countOf(sql`SELECT count(*) AS count ${replies}`),
  ])
  return { comment, replies: { items, page, limit: commentPageSize, total } }
}

export async function newestInteractions(article: number, limit: number): Promise<Interaction[]> {
  const all = await usableRowsOf(
    sql`SELECT ${interactionColumns} FROM interacted_articles AS c WHERE c.article_id = ${article}
      AND c.state IN ('SHOWN', 'REMOVED') AND c.id NOT IN ${byBlocked} ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit}`,
    interactionRow,
    'the comments',
  )
  const threads = toThreads(all.filter(({ type }) => type === 'COMMENT'))
  const shown = new Set(threads.flatMap(({ comment, replies }) => [comment, ...replies]))
  return all.filter((interaction) => interaction.type === 'RATE' || shown.has(interaction))
}
