export interface Rating {
  /** Mean rounded up to whole stars, 5 if nobody has rated (spec 9). */
  stars: number
  /** Exact mean, undefined if nobody has rated. */
  mean: number | undefined
  count: number
}

export function countedRating(counts: readonly { value: string; count: number }[]): Rating {
  const valid = counts.filter(({ value }) => /^[1-5]$/.test(value))
  const count = valid.reduce((sum, each) => sum + each.count, 0)
  if (count === 0) return { stars: 5, mean: undefined, count }
  const mean = valid.reduce((sum, each) => sum + Number(each.value) * each.count, 0) / count
  return { stars: Math.ceil(mean), mean, count }
}

/** The rating of an article from its RATE values. Anything but a whole number from 1 to 5 is ignored (spec 9). */
export function toRating(values: readonly string[]): Rating {
  return countedRating(values.map((value) => ({ value, count: 1 })))
}
