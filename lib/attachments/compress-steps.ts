import { fitWithin, type Size } from './fit-within'

/** How pictures are made smaller before they are sent (spec 5, 9). */

/** Pixels of the longest side. */
const longestSide = 1920

/** Bytes of a picture that was made smaller. */
export const largestPicture = 1_000_000

export interface Step extends Size {
  type: 'image/jpeg' | 'image/png'
  /** Of JPEG, up to 1. */
  quality: number
}

const qualities = [0.85, 0.75, 0.6] as const

/** Each a third fewer pixels than the one before: at the last one, noise itself is below a megabyte. */
const scales = [1, 0.8, 0.65, 0.5, 0.35]

/** What is tried, one after the other, until the picture is small enough: it loses quality first, then pixels. */
export function compressSteps(size: Size, isPng: boolean): Step[] {
  const whole = fitWithin(size, longestSide)
  // A drawing stays sharp, and see-through, where it is small enough so; else it becomes a photo on white.
  const asDrawing: Step[] = isPng ? [{ ...whole, type: 'image/png', quality: 1 }] : []
  const asPhoto = scales.flatMap((scale) => {
    const smaller = fitWithin(whole, Math.max(whole.width, whole.height) * scale)
    return qualities.map((quality): Step => ({ ...smaller, type: 'image/jpeg', quality }))
  })
  return [...asDrawing, ...asPhoto]
}
