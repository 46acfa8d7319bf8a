/** Converts SVG text into WebP files of limited size. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

const qualities = [78, 70, 60, 48]

/** Writes the picture and returns its size in bytes; lowers the quality only if `limit` is exceeded. */
export const renderWebp = async (svg: string, file: string, limit: number) => {
  await mkdir(dirname(file), { recursive: true })
  const encode = (quality: number) =>
    sharp(Buffer.from(svg)).webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true }).toBuffer()
  let picture = await encode(qualities[0] ?? 78)
  for (const quality of qualities.slice(1)) {
    if (picture.length <= limit) break
    picture = await encode(quality)
  }
  if (picture.length > limit) throw new Error(`${file} weighs ${picture.length} bytes, more than ${limit}`)
  await writeFile(file, picture)
  return picture.length
}
