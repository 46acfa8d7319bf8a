interface Threaded {
  id: string
  /** Id of the comment that this one replies to. */
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

/**
 * Groups comments into threads, the newest first, with replies in the order they came. A reply to a comment that does
 * not exist is not shown.
 */
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
