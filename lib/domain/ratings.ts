export interface Rating {
  /** Rounded-up mean in whole stars, 5 when nobody has rated (spec 9). */
  stars: number
  /** True mean, undefined when nobody has rated. */
  mean: number | undefined
  count: number
}

/** The rating of an article from its RATE values; anything but a whole number from 1 to 5 does not count (spec 9). */
export function toRating(values: readonly string[]): Rating {
  const numbers = values.filter((value) => /^[1-5]$/.test(value)).map(Number)
  const count = numbers.length
  if (count === 0) return { stars: 5, mean: undefined, count }
  const mean = numbers.reduce((sum, value) => sum + value, 0) / count
  return { stars: Math.ceil(mean), mean, count }
}
