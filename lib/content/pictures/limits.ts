/** Maximum bytes of a picture that staff upload. */
export const largestPicture = 32 * 1024 * 1024

/** Maximum pixels of a picture, of all its frames together: more than the largest photos of phones (8160 × 6144). */
export const mostPixels = 8192 * 8192

/** Maximum pixels of the sides of a stored picture. Nothing on the site is shown wider, and WebP has no higher ones. */
export const [widest, highest] = [2400, 16_383]

/** Why a picture is not taken. */
export type PictureFault = 'pictureKind' | 'pictureDamaged' | 'picturePixels' | 'pictureTooLarge' | 'pictureWork'

/** Whether the decoder refused a picture because it has too many pixels. */
export const isTooManyPixels = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message)

/** A picture that is not taken. */
export class PictureRefused extends Error {
  constructor(
    readonly fault: PictureFault,
    options?: ErrorOptions,
  ) {
    super(fault, options)
  }
}
