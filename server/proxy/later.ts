import { availableParallelism, loadavg } from 'node:os'
import { performance as thisProcess } from 'node:perf_hooks'

/** Maximum number of waiting tasks. Any beyond that are dropped. */
const maxWaiting = 500

/**
 * Milliseconds without new work after which the first task starts. While pages are rendered, they need the processor.
 */
export const idleMs = 3000

/**
 * Maximum milliseconds that a task waits, although new work is always added or the processors are busy. If they are, one
 * task starts every `idleMs` then.
 */
export const maxDelayMs = 15 * 60_000

/** Share of the time since it was last asked in which this process had something to do, from which on it is busy. */
const mostUtilized = 0.5

let lastUtilization = thisProcess.eventLoopUtilization()

/** Whether visitors keep this process busy. On two processors that alone is not yet a high load of the machine. */
function isServing(): boolean {
  const before = lastUtilization
  lastUtilization = thisProcess.eventLoopUtilization()
  return thisProcess.eventLoopUtilization(lastUtilization, before).utilization >= mostUtilized
}

/** Whether this process, or other programs on this machine, have enough to do. */
const isBusy = (): boolean => isServing() || (loadavg()[0] ?? 0) > availableParallelism()

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

/** Has the first task start when it is due, and not within `pauseMs`. */
function schedule(pauseMs = 0): void {
  const [next] = waiting
  if (!next || isRunning || timer) return
  const begin = () => {
    timer = undefined
    const [now, busy] = [performance.now(), isBusy()]
    if (busy) lastActive = now
    // More work was added meanwhile, or the machine is busy, so wait again.
    if (now < dueAt(next)) return schedule()
    // What is overdue takes a processor from visitors, so it is spread.
    void run(next, busy ? idleMs : 0)
  }
  timer = setTimeout(begin, Math.max(pauseMs, dueAt(next) - performance.now())).unref()
}

async function run(piece: Piece, pauseMs: number): Promise<void> {
  waiting.shift()
  isRunning = true
  await piece.work().catch((error: unknown) => console.error('work in the background failed', error))
  isRunning = false
  schedule(pauseMs)
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
