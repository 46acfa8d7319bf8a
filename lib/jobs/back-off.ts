/** When what could not be sent is tried again, and when no more. */

const minute = 60_000

const longestWait = 6 * 60 * minute

const longestTrouble = 5 * 24 * 60 * minute

/**
 * The moment of the next attempt after so many in vain: one minute later, then two, four and so on up to six hours, each up to a tenth more or less, so
 * that what failed together does not come back together. `random` is between 0 and 1.
 */
export function nextAttempt(attempts: number, now: Date, random: () => number = Math.random): Date {
  const wait = Math.min(minute * 2 ** (Math.max(attempts, 1) - 1), longestWait)
  return new Date(now.getTime() + Math.round(wait * (0.9 + 0.2 * random())))
}

/** Whether what waits is so old that nobody would want it any more: after five days, as mail servers do. */
export function isTooOld(created: Date, now: Date): boolean {
  return now.getTime() - created.getTime() > longestTrouble
}
