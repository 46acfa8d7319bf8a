export interface Rating {
  /** Mean rounded up to whole stars, 5 if nobody has rated (spec 9). */
  stars: number
  /** Exact mean, undefined if nobody has rated. */
  mean: number | undefined
  count: number
}

/** The rating of an article from its RATE values. Anything but a whole number from 1 to 5 is ignored (spec 9). */
export function toRating(values: readonly string[]): Rating {
  const numbers = values.filter((value) => /^[1-5]$/.test(value)).map(Number)
  const count = numbers.length
  if (count === 0) return { stars: 5, mean: undefined, count }
  const mean = numbers.reduce((sum, value) => sum + value, 0) / count
  return { stars: Math.ceil(mean), mean, count }
}
