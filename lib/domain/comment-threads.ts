import { commentPageSize, itemsOfPage, repliesAmongThreads } from './paging'

interface Threaded {
  id: string
  replyTo: string | undefined
  /** undefined if it is unknown: such a comment counts as the oldest. */
  createdDate: Date | undefined
  /** Removed by its author. It is kept as a placeholder above its replies. */
  isRemoved: boolean
}

export interface Thread<T> {
  comment: T
  replies: T[]
}

export interface ThreadInShort<T> extends Thread<T> {
  replyCount: number
}

/** Groups comments into threads, the newest first, replies in their order. A reply to no comment is not shown. */
export function toThreads<T extends Threaded>(comments: readonly T[]): Thread<T>[] {
  const answers = Map.groupBy(comments, ({ replyTo }) => replyTo)
  const byTime = (a: T, b: T) => (a.createdDate?.getTime() ?? 0) - (b.createdDate?.getTime() ?? 0)
  return (answers.get(undefined) ?? [])
    .map((comment) => ({
      comment,
      replies: (answers.get(comment.id) ?? []).filter(({ isRemoved }) => !isRemoved).sort(byTime),
    }))
    .filter(({ comment, replies }) => !comment.isRemoved || replies.length > 0)
    .sort((a, b) => byTime(b.comment, a.comment))
}

/** When a comment was written, as ISO time; empty if that is unknown, or if there is no comment. */
export const writtenAt = (comment: Pick<Threaded, 'createdDate'> | undefined): string =>
  comment?.createdDate?.toISOString() ?? ''

/** Number of comments in threads: placeholders of removed ones are not counted. */
export const countComments = (threads: readonly Thread<Threaded>[]): number =>
  threads.reduce((sum, { comment, replies }) => sum + replies.length + (comment.isRemoved ? 0 : 1), 0)

export function threadsOfPage<T>(threads: readonly Thread<T>[], page: number) {
  const items = itemsOfPage(threads, page, commentPageSize).map(
    ({ comment, replies }): ThreadInShort<T> => ({
      comment,
      replies: replies.slice(0, repliesAmongThreads),
      replyCount: replies.length,
    }),
  )
  return { items, page, limit: commentPageSize, total: threads.length }
}

/** The thread of a comment, with the requested page of its replies, or else the page that has the comment. */
export function threadWith<T extends Threaded>(threads: readonly Thread<T>[], id: string, requested?: number) {
  for (const { comment, replies } of threads) {
    const place = comment.id === id ? 0 : replies.findIndex((reply) => reply.id === id)
    if (place < 0) continue
    const page = requested ?? pageOfPlace(place)
    const items = itemsOfPage(replies, page, commentPageSize)
    return { comment, replies: { items, page, limit: commentPageSize, total: replies.length } }
  }
  return undefined
}

export const pageOfPlace = (before: number): number => Math.floor(before / commentPageSize) + 1
