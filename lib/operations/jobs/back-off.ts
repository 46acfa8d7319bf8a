const minute = 60_000

const maxDelayMs = 6 * 60 * minute

const maxAgeMs = 5 * 24 * 60 * minute

/** The next attempt: after one minute, two, four, up to six hours, each varied by a tenth to spread retries. */
export function nextAttempt(attempts: number, now: Date, random: () => number = Math.random): Date {
  const wait = Math.min(minute * 2 ** (Math.max(attempts, 1) - 1), maxDelayMs)
  return new Date(now.getTime() + Math.round(wait * (0.9 + 0.2 * random())))
}

/** The latest time of an attempt put off by now: a later one was noted by a clock that was ahead, and is due. */
export const latestAttempt = (now: Date): Date => new Date(now.getTime() + maxDelayMs * 1.1)

/** Whether a queued item is too old to be useful. The limit is five days, as for mail servers. */
export function isTooOld(created: Date, now: Date): boolean {
  return now.getTime() - created.getTime() > maxAgeMs
}
