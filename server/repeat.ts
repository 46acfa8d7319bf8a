export interface Repeated {
  /** Runs the task at once. If it is running, runs it once more afterwards. */
  now: () => void
  stop: () => void
}

/** Runs a task at once and then repeatedly, never twice at a time. Each run returns the milliseconds until the next. */
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
    // The timer does not keep the process alive.
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
