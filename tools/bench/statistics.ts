/** One of the numbers: that below which a share of them (0 to 1) lies. `NaN` without numbers. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Chance that rounds of equally fast servers are taken for rounds of a slower one. */
const allowedError = 0.02

/**
 * Whether rounds were slower than `ratio` times those of the other server, by the sign test: servers are measured in
 * turn, and of equal ones each is the slower in half of the rounds. A comparison of two quantiles fails by chance where
 * single rounds differ by more than the ratio.
 */
export function isSlower(rounds: number[], others: number[], ratio: number): boolean {
  const pairs = rounds.flatMap((value, round) => (others[round] === undefined ? [] : [value - others[round] * ratio]))
  const slower = pairs.filter((difference) => difference > 0).length
  return chanceOfHeads(pairs.length, slower) < allowedError
}

function chanceOfHeads(tosses: number, heads: number): number {
  let [exactly, chance] = [0.5 ** tosses, 0]
  for (let count = tosses; count >= heads; count--) {
    chance += exactly
    exactly *= count / (tosses - count + 1)
  }
  return chance
}
