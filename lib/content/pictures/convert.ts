import sharp, { type Metadata, type Sharp } from 'sharp'
import { isHeic, typeOfPicture } from '../picture-types'
import { decodeHeic } from './heic'
import {
  assertBounded,
  highest,
  isAnimatable,
  isTooManyPixels,
  maxPixels,
  PictureRefused,
  timeoutSeconds,
  widest,
} from './limits'

export interface ConvertedPicture {
  data: Buffer
  type: string
}

const opened = (data: Buffer, animated: boolean): Sharp =>
  sharp(data, { limitInputPixels: maxPixels, failOn: 'error', animated }).timeout({ seconds: timeoutSeconds })

const encoders: Record<string, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 88 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 88 }),
  'image/avif': (picture) => picture.avif({ quality: 65, effort: 2 }),
  'image/gif': (picture) => picture.gif(),
}

/** Reads the head of a picture. Throws PictureRefused if it has none, or names more pixels than sharp takes. */
async function headOf(picture: Sharp): Promise<Metadata> {
  try {
    return await picture.metadata()
  } catch (cause) {
    throw new PictureRefused(isTooManyPixels(cause) ? 'picturePixels' : 'pictureDamaged', { cause })
  }
}

async function encode(data: Buffer, type: string): Promise<Buffer> {
  const isAnimated = isAnimatable(type)
  assertBounded(await headOf(opened(data, isAnimated)))
  const picture = opened(data, isAnimated)
    .autoOrient()
    .resize({ width: widest, height: highest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  try {
    return await (encoders[type] ?? ((same: Sharp) => same))(picture).toBuffer()
  } catch (cause) {
    const isLate = cause instanceof Error && /timeout/i.test(cause.message)
    throw new PictureRefused(isLate ? 'pictureWork' : 'pictureDamaged', { cause })
  }
}

/**
 * The picture as the site stores it: at most 2400 pixels wide, upright, in sRGB with 8 bits, and without any other data
 * such as where it was taken. It stays of its kind, but HEIC becomes JPEG, or WebP with transparency. Animations stay
 * animated. Throws PictureRefused. Runs in the worker only.
 */
export async function convert(data: Buffer): Promise<ConvertedPicture> {
  if (isHeic(data)) {
    const decoded = decodeHeic(data)
    const { hasAlpha } = await headOf(opened(decoded, false))
    const type = hasAlpha ? 'image/webp' : 'image/jpeg'
    return { data: await encode(decoded, type), type }
  }
  const type = typeOfPicture(data)
  if (!type) throw new PictureRefused('pictureKind')
  return { data: await encode(data, type), type }
}
