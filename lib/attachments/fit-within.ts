export interface Size {
  /** Pixels. */
  width: number
  height: number
}

/** A picture's size, made smaller until its longest side has at most so many pixels (spec 9); never larger, never nothing. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
