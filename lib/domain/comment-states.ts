/**
 * Moderation state of a comment. HELD, HIDDEN and SPAM are set by moderation, REMOVED by the comment's writer. Only
 * what is SHOWN is public, and of what is REMOVED its place above replies.
 */
export const commentStates = ['SHOWN', 'HELD', 'HIDDEN', 'SPAM', 'REMOVED'] as const

export type CommentState = (typeof commentStates)[number]

/** States that others can see: the comment, or the placeholder of a removed one. */
export const publicStates = ['SHOWN', 'REMOVED'] as const satisfies CommentState[]

export const isPublic = (state: CommentState): boolean => (publicStates as readonly CommentState[]).includes(state)

/**
 * Whether its writer is told that a comment waits for a decision. Of one that was rejected too: who sends spam again
 * learns nothing from the answer.
 */
export const isWaiting = (state: CommentState): boolean => !isPublic(state)
