import { availableParallelism, loadavg } from 'node:os'

/** Maximum number of waiting tasks. Any beyond that are dropped. */
const maxWaiting = 500

/**
 * Milliseconds without new work after which the first task starts. While pages are rendered, they need the processor.
 */
export const idleMs = 3000

/** Maximum milliseconds that a task waits, although new work is always added or the processors are busy. */
export const maxDelayMs = 15 * 60_000

/** Whether the processors, or other programs on this machine, have enough to do. */
const isBusy = (): boolean => (loadavg()[0] ?? 0) > availableParallelism()

interface Piece {
  work: () => Promise<void>
  /** When it was added, in milliseconds of the monotonic clock. */
  since: number
}

const waiting: Piece[] = []
/** When work was added last, or the machine was seen busy, in milliseconds of the monotonic clock. */
let lastActive = 0
let isRunning = false
let timer: NodeJS.Timeout | undefined

const dueAt = ({ since }: Piece) => Math.min(lastActive + idleMs, since + maxDelayMs)

function schedule(): void {
  const [next] = waiting
  if (!next || isRunning || timer) return
  const begin = () => {
    timer = undefined
    if (isBusy()) lastActive = performance.now()
    // More work was added meanwhile, or the machine is busy, so wait again.
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
  lastActive = performance.now()
  waiting.push({ work, since: lastActive })
  schedule()
}
