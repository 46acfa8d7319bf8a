interface Threaded {
  id: string
  /** Id of the comment it answers. */
  replyTo: string | undefined
  createdDate: Date
  /** Taken away by its writer; it holds the place of what it was answered with. */
  isRemoved: boolean
}

export interface Thread<T> {
  comment: T
  replies: T[]
}

/** Comments with their answers: the newest first, answers in the order they came. An answer to what is not there is not shown. */
export function toThreads<T extends Threaded>(comments: readonly T[]): Thread<T>[] {
  const answers = Map.groupBy(comments, ({ replyTo }) => replyTo)
  const byTime = (a: T, b: T) => a.createdDate.getTime() - b.createdDate.getTime()
  return (answers.get(undefined) ?? [])
    .map((comment) => ({ comment, replies: (answers.get(comment.id) ?? []).filter(({ isRemoved }) => !isRemoved).sort(byTime) }))
    .filter(({ comment, replies }) => !comment.isRemoved || replies.length > 0)
    .sort((a, b) => byTime(b.comment, a.comment))
}
