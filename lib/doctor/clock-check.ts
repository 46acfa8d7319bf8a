import { fine, finding, type Finding } from './finding'

/** Milliseconds of difference that need attention, and that make one-time codes and signed calls fail. */
const [noticeable, harmful] = [5_000, 30_000]

/** Milliseconds by which another clock is ahead, if it was read between `before` and `after` of this one. */
export const clockOffset = (other: number, before: number, after: number): number => other - (before + after) / 2

/** Compares the clock of this machine with that of `other`, which is ahead by these milliseconds. */
export function checkClock(other: string, offsetMs: number): Finding {
  const seconds = Math.round(Math.abs(offsetMs) / 1000)
  if (Math.abs(offsetMs) < noticeable) return fine(`the clock of ${other} agrees with that of this machine`)
  const found = `the clock of ${other} is ${seconds} seconds ${offsetMs > 0 ? 'ahead of' : 'behind'} that of this machine`
  return finding(Math.abs(offsetMs) < harmful ? 'clock-off' : 'clock-wrong', found)
}
