import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { pictureType, typeOfPicture } from '@/lib/content/picture-types'

/** The context of an operation whose picture a site of this kind has stored before: a second conversion would blur it. */
export const storedAlready = { storedAlready: true } as const

/** Whether an operation has that context. No request from outside can have one. */
export const isStoredAlready = (req: PayloadRequest): boolean => req.context?.storedAlready === true

/** Widest picture that a site stores, in pixels. */
const widest = 2400

/**
 * Whether a picture can be one that a site of this kind has stored: named by a hash, of the type that its name says, not
 * too large, and without data of where it was taken.
 */
export async function isAsStored(name: string, data: Buffer): Promise<boolean> {
  if (!/^[a-z0-9-]+-[0-9a-f]{8}\.\w+$/.test(name) || typeOfPicture(data) !== pictureType(name)) return false
  const head = await sharp(data)
    .metadata()
    .catch(() => undefined)
  return head !== undefined && head.width <= widest && !head.exif && !head.xmp && !head.iptc
}
