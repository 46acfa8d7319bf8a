/** Numbers of related articles that are fetched and shown (spec 9). */
export const relatedFetched = 6
export const relatedShown = 4

/** A small seeded random generator (mulberry32), so that a cached page keeps its order for a day. */
function randomFrom(seed: string): () => number {
  let state = 0
  for (const letter of seed) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * The related articles of an article: without itself, in the same language, shuffled, four at most (spec 9). The
 * shuffle is seeded by article and day (product decisions 5).
 */
export function pickRelated<T extends { id: string; language: string }>(
  candidates: readonly T[],
  current: { id: string; language: string },
  day: string,
): T[] {
  const picked = candidates.filter((article) => article.id !== current.id && article.language === current.language)
  const random = randomFrom(`${current.id} ${day}`)
  for (let i = picked.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [picked[i], picked[j]]
    if (a && b) [picked[i], picked[j]] = [b, a]
  }
  return picked.slice(0, relatedShown)
}
