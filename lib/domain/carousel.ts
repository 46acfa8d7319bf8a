/** The rules of carousel motion (spec 4 "Carousels", spec 9). */

/** What follows the last place: `wrap` starts again at the first, `bounce` reverses the direction. */
export type Motion = 'wrap' | 'bounce'

export interface Place {
  index: number
  direction: 1 | -1
}

/** Milliseconds between two automatic steps of a carousel. */
export const heroPace = 4000
export const carouselPace = 3000

/** Pixels that a swipe must exceed to count. */
const swipeThreshold = 50

export function lastIndex(count: number, visible: number): number {
  return Math.max(0, count - visible)
}

export function bounded(index: number, last: number): number {
  return Math.min(Math.max(index, 0), last)
}

export function step(motion: Motion, index: number, by: -1 | 0 | 1, last: number): number {
  const next = index + by
  if (motion === 'bounce') return bounded(next, last)
  if (next > last) return 0
  return next < 0 ? last : next
}

export function advance(motion: Motion, { index, direction }: Place, last: number): Place {
  if (motion === 'wrap') return { index: step(motion, index, 1, last), direction }
  const turned = index >= last ? -1 : index <= 0 ? 1 : direction
  return { index: bounded(index + turned, last), direction: turned }
}

export function swipeStep(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= swipeThreshold) return 0
  return distance > 0 ? -1 : 1
}
