/** How much a generated site has. The full size stands for ten years of an institute. */
export interface Sizes {
  /** Articles, in groups of three translations. */
  articles: number
  /** Persons; each has a profile in three languages. */
  members: number
  comments: number
  ratings: number
  accounts: number
  requests: number
  pictures: number
  /** Bytes of all pictures together, as their files report them. */
  pictureBytes: number
}

const full: Sizes = {
  articles: 100_000,
  members: 5000,
  comments: 1_000_000,
  ratings: 300_000,
  accounts: 100_000,
  requests: 200_000,
  pictures: 100_000,
  pictureBytes: 50_000_000_000,
}

/** A part of the full size: 0.2 for a fifth. */
export function sizesFor(share: number): Sizes {
  const entries = Object.entries(full).map(([name, count]) => [name, Math.max(1, Math.round(count * share))])
  return Object.fromEntries(entries) as unknown as Sizes
}

/** Numbers from 0 to 1 that look random, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of a list, each as likely. Throws if there is none. */
export function pick<T>(from: readonly T[], random: () => number): T {
  const found = from[Math.floor(random() * from.length)]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}
