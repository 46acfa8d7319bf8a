import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest, Where } from 'payload'
import type { Backfill } from '../backfill/backfill'
import { rowsIn } from '../database/rows-in'
import { foldedTextBackfill, foldedTextField, foldedTextLike, keepFoldedText } from './folded-text'
import { searchIn } from './search-fields'

const texts = ['value']

/** Keeps the words by which a comment is found. Statements that write a comment themselves write them, too. */
export const keepCommentWords = keepFoldedText(texts)

/** Of comments from before this column, or written by an older version (a trigger empties words of other texts). */
export const commentWordsBackfill: Backfill = {
  ...foldedTextBackfill('comment-words-1', 'interacted_articles', texts),
  isRepeated: true,
}

export const refoldedCommentsBackfill = foldedTextBackfill('comment-words-2', 'interacted_articles', texts, true)

/** Whether there is a comment without words. PostgreSQL has an index of these, in this order. */
async function areUnfilled(req: PayloadRequest): Promise<boolean> {
  const statement = sql`SELECT id FROM interacted_articles WHERE words IS NULL ORDER BY id LIMIT 1`
  return (await rowsIn(req, statement)).length > 0
}

async function commentsLike(req: PayloadRequest, search: string): Promise<Where> {
  const filled = foldedTextLike(search)
  if (!(await areUnfilled(req))) return filled
  return { or: [filled, { and: [{ [foldedTextField]: { exists: false } }, { value: { like: search } }] }] }
}

export const searchComments = searchIn((req) => ({ [foldedTextField]: { like: (text) => commentsLike(req, text) } }))
