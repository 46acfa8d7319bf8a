/** How many times slower Lighthouse's phone is than the machines that it is meant for. */
export const usualSlowdown = 4

/** Lighthouse's index of a machine's speed below which it warns that the machine is too slow for that. */
const leastIndex = 1000

/**
 * How many times slower than this machine the simulated phone has to be. Less on a machine that Lighthouse calls slow,
 * where four times would be a slower phone: the score would be one of the machine.
 */
export const slowdownOn = (benchmarkIndex: number): number =>
  Math.min(usualSlowdown, Math.max(1, (usualSlowdown * benchmarkIndex) / leastIndex))
