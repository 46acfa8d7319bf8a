import { Refusal } from '@/lib/operations/refusal'

interface Stopping {
  /** Rejects when a signal comes, or else is fulfilled as the work is. */
  stoppable: <T>(work: Promise<T>) => Promise<T>
  stopped: AbortSignal
}

/** The first SIGINT or SIGTERM rejects `stoppable`, so that `finally` blocks run; the second ends the process. */
export function catchStopSignals(): Stopping {
  const controller = new AbortController()
  const rejected = new Promise<never>((_, reject) => {
    const stop = (signal: string) => {
      controller.abort()
      reject(new Refusal(`The drill was stopped by ${signal}`))
    }
    process.once('SIGINT', stop).once('SIGTERM', stop)
  })
  rejected.catch(() => undefined)
  return { stoppable: (work) => Promise.race([rejected, work]), stopped: controller.signal }
}
