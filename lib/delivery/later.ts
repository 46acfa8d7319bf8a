import pLimit from 'p-limit'

/** Work beyond this many waiting pieces is left undone. */
const most = 500

const queue = pLimit(1)

/** Does work that nobody waits for, one piece after the other. What fails is told and left. */
export function later(work: () => Promise<void>): void {
  if (queue.pendingCount >= most) return
  queue(work).catch((error: unknown) => console.error('work in the background failed', error))
}
