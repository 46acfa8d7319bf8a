/** The point of an image that a crop must show, in percent of its width and height. */
export interface Focus {
  x: number
  y: number
}

const steps = [0, 25, 50, 75, 100] as const

/**
 * Where a crop stands along one side (0: at the beginning, 100: at the end) so that it shows the point at `percent`, in
 * steps of a quarter. Points away from the middle count more than they are off it: a face at a quarter of a wide image
 * belongs to its edge, and with the nearest step it could be cut.
 */
export function cropStep(percent: number): number {
  const place = (percent - 20) / 0.6
  return steps.reduce<number>((best, step) => (Math.abs(step - place) < Math.abs(best - place) ? step : best), 0)
}
