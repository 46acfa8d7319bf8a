import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { slugify } from '@/lib/domain/text'
import { extensionOf } from '../picture-types'
import type { ConvertedPicture } from '../pictures/convert'
import { largestPicture, maxPixels, type PictureFault } from '../pictures/limits'
import { sha256Of } from './content'

export interface WrittenPicture {
  file: string
  sha256: string
}

export const pictureReasons: Record<PictureFault, string> = {
  pictureKind: 'it is no picture of a kind that the site shows',
  pictureDamaged: 'it is damaged',
  picturePixels: `it has too many pixels: at most ${Math.floor(maxPixels / 1e6)} million`,
  pictureTooLarge: `it has too many bytes: at most ${largestPicture / 1024 ** 2} MB`,
  pictureWork: 'it takes too much work',
}

/**
 * Writes a picture into the folder `images` of a content folder as the site stores it, named by its content. `stem` is
 * the name of its file without the ending. Throws PictureRefused.
 */
export async function writePicture(
  folder: string,
  stem: string,
  found: Buffer,
  convert: (data: Buffer) => Promise<ConvertedPicture>,
): Promise<WrittenPicture> {
  const { data, type } = await convert(found)
  const sha256 = sha256Of(data)
  const hash = sha256.slice(0, 8)
  const file = `${(slugify(stem) || 'picture').replace(new RegExp(`-${hash}$`), '')}-${hash}${extensionOf(type)}`
  mkdirSync(path.join(folder, 'images'), { recursive: true })
  writeFileSync(path.join(folder, 'images', file), data)
  return { file, sha256 }
}
