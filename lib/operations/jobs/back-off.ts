const minute = 60_000

const maxDelayMs = 6 * 60 * minute

const maxAgeMs = 5 * 24 * 60 * minute

/**
 * The time of the next attempt after `attempts` failures: one minute later, then two, four and so on, up to six hours.
 * Each delay varies by up to a tenth, so that items that failed together are not retried together. `random` returns a
 * number from 0 to 1.
 */
export function nextAttempt(attempts: number, now: Date, random: () => number = Math.random): Date {
  const wait = Math.min(minute * 2 ** (Math.max(attempts, 1) - 1), maxDelayMs)
  return new Date(now.getTime() + Math.round(wait * (0.9 + 0.2 * random())))
}

/**
 * The latest time to which an attempt can have been put off by now. A clock was ahead when a later one was noted: such
 * an attempt is due, or it would wait until then.
 */
export const latestAttempt = (now: Date): Date => new Date(now.getTime() + maxDelayMs * 1.1)

/** Whether a queued item is too old to be useful. The limit is five days, as for mail servers. */
export function isTooOld(created: Date, now: Date): boolean {
  return now.getTime() - created.getTime() > maxAgeMs
}
