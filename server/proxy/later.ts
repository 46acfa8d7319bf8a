/** Work beyond this many waiting pieces is left undone. */
const most = 500

/** Milliseconds without new work after which the first piece begins: while pages are rendered, they need the processor. */
export const idleMs = 3000

/** Milliseconds that a piece waits at most. */
export const maxDelayMs = 300_000

interface Piece {
  work: () => Promise<void>
  /** When it was added; of the clock that no correction moves. */
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
    // More was added meanwhile: it is not calm yet.
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

/** Does work that nobody waits for, once it is calm, one piece after the other. What fails is told and left. */
export function later(work: () => Promise<void>): void {
  if (waiting.length >= most) return
  lastAdded = performance.now()
  waiting.push({ work, since: lastAdded })
  schedule()
}
