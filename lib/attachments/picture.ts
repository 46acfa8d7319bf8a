import pLimit from 'p-limit'
import sharp from 'sharp'
import { largestFile } from './limits'
import { holdsArchive, holdsScript } from './polyglot'
import { FileRefused } from './refused'

/** More than the largest photos of phones (8160 × 6144). */
const mostPixels = 8192 * 8192

/** Seconds one picture may take. */
const timeoutSeconds = 20

/** Pixels of the longer side, tried in turn until the picture is small enough; the last is below 10 MB whatever it shows. */
const sides = [undefined, 4096, 2048, 1024]

/** A picture of the largest size takes some 200 MB while it is turned upright. */
const limit = pLimit(2)

/** An end of PDF in a picture is looked for everywhere: readers of PDF repair what they are given. */
const isPolyglot = (data: Buffer) => holdsArchive(data) || holdsScript(data) || data.includes('%PDF-')

/** Without metadata, in sRGB, upright: what sharp does where it is not told to keep anything. */
function drawAnew(data: Buffer, format: 'jpeg' | 'png', side: number | undefined): Promise<Buffer> {
  const picture = sharp(data, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: timeoutSeconds }).autoOrient()
  const sized = side ? picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }) : picture
  return (format === 'jpeg' ? sized.jpeg({ quality: 90 }) : sized.png()).toBuffer()
}

async function smallEnough(data: Buffer, format: 'jpeg' | 'png'): Promise<Buffer> {
  for (const side of sides) {
    const drawn = await drawAnew(data, format, side)
    if (drawn.length <= largestFile) return drawn
  }
  throw new FileRefused('fileTooLarge')
}

/**
 * A picture drawn anew: nothing but what can be seen is left of it, 10 MB at most.
 * The film after a phone's "motion photo" falls away too. Throws FileRefused where it is damaged, too large to be drawn or also something else.
 */
export async function checkPicture(data: Buffer, format: 'jpeg' | 'png'): Promise<Buffer> {
  if (isPolyglot(data)) throw new FileRefused('fileUnsafe')
  const drawn = await limit(() => smallEnough(data, format)).catch((error: unknown) => {
    throw error instanceof FileRefused ? error : new FileRefused('fileUnsafe', { cause: error })
  })
  // Colours can be chosen such that the picture drawn of them spells something.
  if (isPolyglot(drawn)) throw new FileRefused('fileUnsafe')
  return drawn
}
