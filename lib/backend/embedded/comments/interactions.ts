import { hash } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import type { Where } from 'payload'
import type { InteractionType } from '@/lib/domain/codes'
import { publicStates, type CommentState } from '@/lib/domain/comment-states'
import { commentPageSize, maxOwnComments } from '@/lib/domain/paging'
import type {
  CommentReplies,
  CommentThread,
  EditedComment,
  Interaction,
  NewInteraction,
  NewReport,
  Page,
  User,
} from '@/lib/backend/model'
import { writingUser } from '../users/users'
import { findOne, findOrCreate } from '../database/find'
import { invalidateAfter } from '../database/invalidate-after'
import { idOf } from '../database/id-of'
import { toDate } from '../database/stored-date'
import { toInteraction } from './comment-rows'
import { newestInteractions, threadAt, threadsOf } from './shown-comments'
import { mustWait } from './moderation'
import { payload } from '../payload'
import type { InteractedArticle } from '../payload-types'
import { rewrite } from '../database/rewrite'
import { foldedText } from '../search/folded-text'
import { wiped } from '../database/rewrite-row'
import { idempotentInsert } from '../database/idempotent-insert'

const collection = 'interacted-articles'

const fromRow = (row: InteractedArticle): Interaction =>
  toInteraction({ ...row, createdAt: toDate(row.createdAt), editedAt: toDate(row.editedAt) })

/** Whether a text can be the id of a row. PostgreSQL refuses larger numbers. */
const isRowId = (id: string) => /^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31

async function findRows(where: Where, limit: number): Promise<InteractedArticle[]> {
  const { docs } = await (await payload()).find({
    collection,
    where,
    sort: '-createdAt',
    limit,
    // Reports would be read for each comment.
    joins: false,
    depth: 0,
    pagination: false,
  })
  return docs
}

/** Finds a comment by its id. Returns undefined if its state is none of `states`, or if it does not match `also`. */
async function findComment(
  id: string,
  states: readonly CommentState[],
  also: Where = {},
): Promise<InteractedArticle | undefined> {
  if (!isRowId(id)) return undefined
  const [row] = await findRows(
    { and: [{ id: { equals: Number(id) } }, { type: { equals: 'COMMENT' } }, { state: { in: states } }, also] },
    1,
  )
  // Payload finds and reads a row in two queries; its state may change in between.
  return row && states.includes(row.state) ? row : undefined
}

const isByUnblocked = { 'account.blocked': { not_equals: true } } satisfies Where

async function threadHead(id: string, articleId: number): Promise<number | undefined> {
  const row = await findComment(id, ['SHOWN'], { ...isByUnblocked, article: { equals: articleId } })
  const head = row && idOf(row.replyTo)
  if (!head) return row?.id
  return (await findComment(String(head), publicStates, isByUnblocked))?.id
}

async function publishedArticle(slug: string): Promise<number | undefined> {
  const where: Where = { slug: { equals: slug }, _status: { equals: 'published' } }
  const { docs } = await (await payload()).find({
    collection: 'articles',
    where,
    select: { slug: true },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0]?.id
}

/** The same text of the same person at the same place is one comment, and a person has one rating per article. */
function idempotencyKey(
  account: number,
  article: number,
  { type, value }: NewInteraction,
  head: number | undefined,
): string {
  const place = [type, account, article]
  return type === 'RATE' ? place.join(':') : hash('sha256', [...place, head ?? '', value].join(':'), 'base64url')
}

export async function listComments(articleId: string, page: number): Promise<Page<CommentThread>> {
  const article = await publishedArticle(articleId)
  return article ? threadsOf(article, page) : { items: [], page, limit: commentPageSize, total: 0 }
}

export async function getThread(
  articleId: string,
  commentId: string,
  page?: number,
): Promise<CommentReplies | undefined> {
  if (!isRowId(commentId)) return undefined
  const article = await publishedArticle(articleId)
  return article ? threadAt(article, Number(commentId), page) : undefined
}

export async function allInteractions(articleId: string, limit: number): Promise<Interaction[]> {
  const article = await publishedArticle(articleId)
  return article ? newestInteractions(article, limit) : []
}

export async function addInteraction(user: User, input: NewInteraction): Promise<Interaction | undefined> {
  const [account, article] = await Promise.all([writingUser(user), publishedArticle(input.articleId)])
  if (!article) return undefined
  const head = input.replyTo === undefined ? undefined : await threadHead(input.replyTo, article)
  if (input.replyTo !== undefined && !head) return undefined
  const { userName, fullName, avatar } = user
  const { type, value } = input
  const state = type === 'COMMENT' && (await mustWait(account.id, `${fullName}\n${value}`)) ? 'HELD' : 'SHOWN'
  const data = {
    article,
    account: account.id,
    type,
    value,
    replyTo: head,
    userName,
    fullName,
    avatar,
    state,
    openReports: 0,
    onceKey: idempotencyKey(account.id, article, input, head),
  } as const
  return fromRow(await invalidateAfter(() => idempotentInsert(data)))
}

export async function ownInteractions({ uid }: User, articleId: string): Promise<Interaction[]> {
  const article = await publishedArticle(articleId)
  if (!article) return []
  const own = (type: InteractionType, most: number) =>
    findRows(
      {
        'account.uid': { equals: uid },
        ...isByUnblocked,
        article: { equals: article },
        type: { equals: type },
        state: { in: ['SHOWN', 'HELD'] },
      },
      most,
    )
  const [rating, comments] = await Promise.all([own('RATE', 1), own('COMMENT', maxOwnComments)])
  return [...rating, ...comments].map(fromRow)
}

const ownComment = ({ uid }: User, id: string) => findComment(id, ['SHOWN', 'HELD'], { 'account.uid': { equals: uid } })

export async function editComment(user: User, id: string, value: string): Promise<EditedComment | undefined> {
  const [account, row] = await Promise.all([writingUser(user), ownComment(user, id)])
  if (!row) return undefined
  const state = row.state === 'HELD' || (await mustWait(account.id, `${user.fullName}\n${value}`)) ? 'HELD' : 'SHOWN'
  const editedAt = new Date().toISOString()
  const words = foldedText(value)
  // Never the words of before: a trigger takes them for those of the former text, and empties them.
  const isChanged = await rewrite(
    row,
    sql`value = ${value}, words = CASE words WHEN ${words} THEN ${`${words} `} ELSE ${words} END, state = ${state}, edited_at = ${editedAt},
      once_key = ${`edited:${row.id}`}`,
  )
  return isChanged ? { id: String(row.id), value, isHeld: state === 'HELD' } : undefined
}

export async function removeComment(user: User, id: string): Promise<boolean> {
  const row = await ownComment(user, id)
  return row !== undefined && rewrite(row, wiped)
}

export async function reportComment(user: User, id: string, { reason, note }: NewReport): Promise<boolean> {
  const account = await writingUser(user)
  const row = await findComment(id, ['SHOWN'], isByUnblocked)
  if (!row) return false
  const backend = await payload()
  // A comment that was edited after a report can be reported again by the same user.
  const onceKey = [row.id, account.id, ...(row.editedAt ? [row.editedAt] : [])].join(':')
  const find = () => findOne(backend, 'comment-reports', { onceKey: { equals: onceKey } })
  const create = () =>
    backend.create({
      collection: 'comment-reports',
      data: { comment: row.id, account: account.id, reason, note, onceKey },
      depth: 0,
    })
  const { isNew } = await findOrCreate(find, create)
  // Incremented in SQL, so that no concurrent report is lost.
  if (isNew)
    await backend.db.execute({
      drizzle: backend.db.drizzle,
      sql: sql`UPDATE interacted_articles SET open_reports = open_reports + 1 WHERE id = ${row.id}`,
    })
  return true
}
