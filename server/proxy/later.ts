/** Maximum number of waiting tasks. Any beyond that are dropped. */
const maxWaiting = 500

/**
 * Milliseconds without new work after which the first task starts. While pages are rendered, they need the processor.
 */
export const idleMs = 3000

/** Maximum milliseconds that a task waits. */
export const maxDelayMs = 300_000

interface Piece {
  work: () => Promise<void>
  /** When it was added, in milliseconds of the monotonic clock. */
  since: number
}

const waiting: Piece[] = []
let lastAdded = 0
let isRunning = false
let timer: NodeJS.Timeout | undefined

const dueAt = ({ since }: Piece) => Math.min(lastAdded + idleMs, since + maxDelayMs)

function schedule(): void {
  const [next] = waiting
  if (!next || isRunning || timer) return
  const begin = () => {
    timer = undefined
    // More work was added meanwhile, so wait again.
    if (performance.now() < dueAt(next)) schedule()
    else void run(next)
  }
  timer = setTimeout(begin, Math.max(0, dueAt(next) - performance.now())).unref()
}

async function run(piece: Piece): Promise<void> {
  waiting.shift()
  isRunning = true
  await piece.work().catch((error: unknown) => console.error('work in the background failed', error))
  isRunning = false
  schedule()
}

/**
 * Queues work that nobody waits for. Tasks run one after another when no new work has been added for a while. A failure
 * is logged and not retried.
 */
export function later(work: () => Promise<void>): void {
  if (waiting.length >= maxWaiting) return
  lastAdded = performance.now()
  waiting.push({ work, since: lastAdded })
  schedule()
}
