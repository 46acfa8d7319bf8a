/** Work beyond this many waiting pieces is left undone. */
const most = 500

const waiting: (() => Promise<void>)[] = []
let running = false

/** Does work that nobody waits for, one piece after the other. What fails is told and left. */
export function later(work: () => Promise<void>): void {
  if (waiting.length >= most) return
  waiting.push(work)
  if (!running) void run()
}

async function run(): Promise<void> {
  running = true
  for (let work = waiting.shift(); work; work = waiting.shift()) {
    try {
      await work()
    } catch (error) {
      console.error('work in the background failed', error)
    }
  }
  running = false
}
