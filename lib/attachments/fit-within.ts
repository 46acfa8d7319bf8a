export interface Size {
  /** Width in pixels, as is `height`. */
  width: number
  height: number
}

/**
 * The size of a picture scaled down so that its longest side has at most `longest` pixels (spec 9). Never larger than
 * the original, and at least 1 × 1.
 */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
