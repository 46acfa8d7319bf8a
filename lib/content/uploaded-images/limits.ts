import type { Metadata } from 'sharp'

export const largestImage = 32 * 1024 * 1024

/** Maximum pixels of an image, of all its frames together: more than the largest photos of phones (8160 × 6144). */
export const maxPixels = 8192 * 8192

/** Maximum bytes of an image's pixels as they are decoded. An interlaced one is in memory as a whole. */
const maxDecoded = 512 * 1024 * 1024

export const timeoutSeconds = 30

/** Maximum pixels of the sides of a stored image. Nothing on the site is shown wider, and WebP has no higher ones. */
export const [widest, highest] = [2400, 16_383]

export const isAnimatable = (type: string): boolean => type === 'image/gif' || type === 'image/webp'

export type ImageError = 'imageKind' | 'imageDamaged' | 'imagePixels' | 'imageTooLarge' | 'imageWork'

export const isTooManyPixels = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message)

export class ImageRefused extends Error {
  constructor(
    readonly error: ImageError,
    options?: ErrorOptions,
  ) {
    super(error, options)
  }
}

const sampleBytes: Partial<Record<string, number>> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4, double: 8 }

/** Throws ImageRefused for an image that would take too much memory or time. Reads its head only. */
export function assertBounded({ width, height, pages = 1, pageHeight, channels, depth }: Metadata): void {
  // Of an animation, the height is that of all frames.
  const pixels = pageHeight === undefined ? width * height * pages : width * height
  if (pixels > maxPixels || pixels * channels * (sampleBytes[depth] ?? 1) > maxDecoded)
    throw new ImageRefused('imagePixels')
}
