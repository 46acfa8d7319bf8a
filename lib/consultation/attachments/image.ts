import pLimit from 'p-limit'
import sharp from 'sharp'
import { isTooManyPixels, maxPixels } from '@/lib/content/uploaded-images/limits'
import { largestFile } from './limits'
import { FileRefused } from './refused'

const timeoutSeconds = 20

/**
 * Maximum pixels of the longer side, tried in order until the image is small enough. The last one is always below 10
 * MB.
 */
const sides = [undefined, 4096, 2048, 1024]

/** At most two at once: an image of the maximum size takes about 200 MB while it is rotated. */
const limit = pLimit(2)

type ImageFormat = 'jpeg' | 'png' | 'webp'

/** Re-encodes an image upright, in sRGB and without metadata: sharp drops metadata by default. */
function reencode(data: Buffer, format: ImageFormat, side: number | undefined): Promise<Buffer> {
  const image = sharp(data, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
  const sized = side ? image.resize(side, side, { fit: 'inside', withoutEnlargement: true }) : image
  // JPEG has no transparency: transparent areas would become black.
  return (format === 'png' ? sized.png() : sized.flatten({ background: 'white' }).jpeg({ quality: 90 })).toBuffer()
}

async function smallEnough(data: Buffer, format: ImageFormat): Promise<Buffer> {
  for (const side of sides) {
    const encoded = await reencode(data, format, side)
    if (encoded.length <= largestFile) return encoded
  }
  throw new FileRefused('fileTooLarge')
}

const errorOf = (error: unknown) =>
  isTooManyPixels(error) || (error instanceof Error && /timeout/i.test(error.message)) ? 'filePixels' : 'fileDamaged'

/**
 * Re-encodes an image to at most 10 MB, so that only its visible content is left. The video of a phone's "motion
 * photo" is dropped too.
 * Throws FileRefused if the image is damaged or has too many pixels.
 */
export const checkImage = (data: Buffer, format: ImageFormat): Promise<Buffer> =>
  limit(() => smallEnough(data, format)).catch((error: unknown) => {
    throw error instanceof FileRefused ? error : new FileRefused(errorOf(error), { cause: error })
  })
