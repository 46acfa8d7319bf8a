/** The steps that compress an image before the upload (spec 5, 9). */

const longestSide = 1920

/** Maximum bytes of a compressed image. */
export const largestImage = 1_000_000

interface Size {
  width: number
  height: number
}

/**
 * The size of an image scaled down so that its longest side has at most `longest` pixels (spec 9). Never larger than
 * the original, and at least 1 × 1.
 */
function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export interface Step extends Size {
  type: 'image/jpeg' | 'image/png'
  quality: number
}

const qualities = [0.85, 0.75, 0.6] as const

/** Scale factors. At the last one, even random noise is smaller than a megabyte. */
const scales = [1, 0.8, 0.65, 0.5, 0.35]

export function compressSteps(size: Size, isPng: boolean): Step[] {
  const whole = fitWithin(size, longestSide)
  // A PNG stays sharp and keeps its transparency if it is small enough; otherwise it becomes a JPEG on white.
  const asDrawing: Step[] = isPng ? [{ ...whole, type: 'image/png', quality: 1 }] : []
  const asPhoto = scales.flatMap((scale) => {
    const smaller = fitWithin(whole, Math.max(whole.width, whole.height) * scale)
    return qualities.map((quality): Step => ({ ...smaller, type: 'image/jpeg', quality }))
  })
  return [...asDrawing, ...asPhoto]
}
