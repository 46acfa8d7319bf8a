/** The rules by which carousels move (spec 4 "Carousels", spec 9). */

/** What follows the last place: `wrap` begins again at the first, `bounce` turns round. */
export type Motion = 'wrap' | 'bounce'

export interface Place {
  /** The first visible slide, 0 to `lastIndex`. */
  index: number
  /** Where a carousel that bounces is going. */
  direction: 1 | -1
}

/** Milliseconds between two steps of a carousel that moves by itself. */
export const heroPace = 4000
export const carouselPace = 3000

/** Pixels that a swipe must exceed to count. */
const swipeThreshold = 50

/** The last place a carousel can stand at: count minus visible, never below the first. */
export function lastIndex(count: number, visible: number): number {
  return Math.max(0, count - visible)
}

/** The place within its bounds, as after a screen was turned. */
export function bounded(index: number, last: number): number {
  return Math.min(Math.max(index, 0), last)
}

/** One step by hand: over the ends for `wrap`, no further than the ends for `bounce`. */
export function step(motion: Motion, index: number, by: -1 | 0 | 1, last: number): number {
  const next = index + by
  if (motion === 'bounce') return bounded(next, last)
  if (next > last) return 0
  return next < 0 ? last : next
}

/** One step of a carousel that moves by itself. */
export function advance(motion: Motion, { index, direction }: Place, last: number): Place {
  if (motion === 'wrap') return { index: step(motion, index, 1, last), direction }
  const turned = index >= last ? -1 : index <= 0 ? 1 : direction
  return { index: bounded(index + turned, last), direction: turned }
}

/** Steps that a swipe means: its distance in pixels, positive to the right, brings the slide before into view. */
export function swipeStep(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= swipeThreshold) return 0
  return distance > 0 ? -1 : 1
}
