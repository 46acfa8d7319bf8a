export interface Repeated {
  /** Runs the task at once; when it is under way, once more after it. */
  now: () => void
  stop: () => void
}

/** Runs a task at once and then again and again, never twice at a time: each run returns the milliseconds until the next. */
export function repeat(task: () => Promise<number>): Repeated {
  let timer: NodeJS.Timeout | undefined
  let state: 'idle' | 'running' | 'called again' | 'stopped' = 'idle'
  const is = (...states: (typeof state)[]) => states.includes(state)

  async function run(): Promise<void> {
    clearTimeout(timer)
    let delayMs: number
    do {
      state = 'running'
      delayMs = await task()
    } while (is('called again'))
    if (is('stopped')) return
    state = 'idle'
    // Waits, but keeps no process alive.
    timer = setTimeout(() => void run(), delayMs).unref()
  }

  void run()
  return {
    now: () => {
      if (is('idle')) void run()
      else if (is('running')) state = 'called again'
    },
    stop: () => {
      clearTimeout(timer)
      state = 'stopped'
    },
  }
}
