/** HELD, HIDDEN and SPAM are set by moderation, REMOVED by the comment's writer. Only what is SHOWN is public. */
export const commentStates = ['SHOWN', 'HELD', 'HIDDEN', 'SPAM', 'REMOVED'] as const

export type CommentState = (typeof commentStates)[number]

/** States that others can see: the comment, or the placeholder of a removed one. */
export const publicStates = ['SHOWN', 'REMOVED'] as const satisfies CommentState[]

export const isPublic = (state: CommentState): boolean => (publicStates as readonly CommentState[]).includes(state)

/** Whether the writer is told that a comment waits, also if it was rejected: a spammer learns nothing from that. */
export const isWaiting = (state: CommentState): boolean => !isPublic(state)
