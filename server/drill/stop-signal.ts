import { Refusal } from '@/lib/operations/refusal'

/**
 * Turns the first SIGINT or SIGTERM from now on into an error: `stoppable` rejects with it, so that the `finally` blocks
 * around the work run. The second one ends the process.
 */
export function catchStopSignals(): { stoppable: <T>(work: Promise<T>) => Promise<T> } {
  const stopped = new Promise<never>((_, reject) => {
    const stop = (signal: string) => reject(new Refusal(`The drill was stopped by ${signal}`))
    process.once('SIGINT', stop).once('SIGTERM', stop)
  })
  stopped.catch(() => undefined)
  return { stoppable: (work) => Promise.race([stopped, work]) }
}
