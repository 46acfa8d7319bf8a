import sharp, { type Metadata, type Sharp } from 'sharp'
import { isHeic, typeOfImage } from '../image-types'
import { decodeHeic } from './heic'
import {
  assertBounded,
  highest,
  isAnimatable,
  isTooManyPixels,
  maxPixels,
  ImageRefused,
  timeoutSeconds,
  widest,
} from './limits'

export interface ConvertedImage {
  data: Buffer
  type: string
}

const opened = (data: Buffer, animated: boolean): Sharp =>
  sharp(data, { limitInputPixels: maxPixels, failOn: 'error', animated }).timeout({ seconds: timeoutSeconds })

const encoders: Record<string, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 88 }),
  'image/avif': (image) => image.avif({ quality: 65, effort: 2 }),
  'image/gif': (image) => image.gif(),
}

async function headOf(image: Sharp): Promise<Metadata> {
  try {
    return await image.metadata()
  } catch (cause) {
    throw new ImageRefused(isTooManyPixels(cause) ? 'imagePixels' : 'imageDamaged', { cause })
  }
}

async function encode(data: Buffer, type: string): Promise<Buffer> {
  const isAnimated = isAnimatable(type)
  assertBounded(await headOf(opened(data, isAnimated)))
  const image = opened(data, isAnimated)
    .autoOrient()
    .resize({ width: widest, height: highest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  try {
    return await (encoders[type] ?? ((same: Sharp) => same))(image).toBuffer()
  } catch (cause) {
    const isLate = cause instanceof Error && /timeout/i.test(cause.message)
    throw new ImageRefused(isLate ? 'imageWork' : 'imageDamaged', { cause })
  }
}

/**
 * The image as the site stores it: at most 2400 pixels wide, upright, in sRGB with 8 bits, and without any other data
 * such as where it was taken. It stays of its kind, but HEIC becomes JPEG, or WebP with transparency. Animations stay
 * animated. Throws ImageRefused. Runs in the worker only.
 */
export async function convert(data: Buffer): Promise<ConvertedImage> {
  if (isHeic(data)) {
    const decoded = decodeHeic(data)
    const { hasAlpha } = await headOf(opened(decoded, false))
    const type = hasAlpha ? 'image/webp' : 'image/jpeg'
    return { data: await encode(decoded, type), type }
  }
  const type = typeOfImage(data)
  if (!type) throw new ImageRefused('imageKind')
  return { data: await encode(data, type), type }
}
