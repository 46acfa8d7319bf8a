import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { slugify } from '@/lib/domain/text'
import { extensionOf } from '../image-types'
import type { ConvertedImage } from '../uploaded-images/convert'
import { largestImage, maxPixels, type ImageError } from '../uploaded-images/limits'
import { sha256Of } from './content'

export interface WrittenImage {
  file: string
  sha256: string
}

export const imageReasons: Record<ImageError, string> = {
  imageKind: 'it is no picture of a kind that the site shows',
  imageDamaged: 'it is damaged',
  imagePixels: `it has too many pixels: at most ${Math.floor(maxPixels / 1e6)} million`,
  imageTooLarge: `it has too many bytes: at most ${largestImage / 1024 ** 2} MB`,
  imageWork: 'it takes too much work',
}

/** As the site stores it, named by its content. `stem`: its file's name without the ending. Throws ImageRefused. */
export async function writeImage(
  folder: string,
  stem: string,
  result: Buffer,
  convert: (data: Buffer) => Promise<ConvertedImage>,
): Promise<WrittenImage> {
  const { data, type } = await convert(result)
  const sha256 = sha256Of(data)
  const hash = sha256.slice(0, 8)
  const file = `${(slugify(stem) || 'picture').replace(new RegExp(`-${hash}$`), '')}-${hash}${extensionOf(type)}`
  mkdirSync(path.join(folder, 'images'), { recursive: true })
  writeFileSync(path.join(folder, 'images', file), data)
  return { file, sha256 }
}
