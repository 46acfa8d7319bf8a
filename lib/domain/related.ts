import { randomFrom } from './random'

/** Numbers of related articles that are fetched and shown (spec 9). */
export const relatedFetched = 6
export const relatedShown = 4

/** Four related articles at most, in the same language (spec 9), shuffled by article and day (product decisions 5). */
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
