import type { PayloadRequest } from 'payload'
import { sha256Of } from '@/lib/content/import/content'
import {
  assertBounded,
  highest,
  isAnimatable,
  maxPixels,
  timeoutSeconds,
  widest,
} from '@/lib/content/uploaded-images/limits'
import { imageType, typeOfImage } from '@/lib/content/image-types'

/** The context of an operation whose image a site of this kind has stored before: a second conversion would blur it. */
export const storedAlready = { storedAlready: true } as const

/** Whether an operation has that context. No request from outside can have one. */
export const isStoredAlready = (req: PayloadRequest): boolean => req.context?.storedAlready === true

/** The pixels of a side to which an image is decoded: decoders take less time, and read the whole file all the same. */
const decodedWidth = 16

/** Whether an image is as a site stores it: hash, type and size, no data of where it was taken, not damaged. */
export async function isAsStored(name: string, data: Buffer, sha256: string | undefined): Promise<boolean> {
  const type = typeOfImage(data)
  if (sha256Of(data) !== sha256 || !type || type !== imageType(name)) return false
  // Loaded at first use: every site loads this file.
  const { default: sharp } = await import('sharp')
  const opened = () =>
    sharp(data, { limitInputPixels: maxPixels, failOn: 'error', animated: isAnimatable(type) }).timeout({
      seconds: timeoutSeconds,
    })
  try {
    const head = await opened().metadata()
    assertBounded(head)
    if (head.exif || head.xmp || head.iptc) return false
    if (head.width > widest || (head.pageHeight ?? head.height) > highest) return false
    await opened().resize({ width: decodedWidth, kernel: 'nearest' }).raw().toBuffer()
    return true
  } catch {
    return false
  }
}
