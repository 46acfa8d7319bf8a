import type { PayloadRequest } from 'payload'
import { sha256Of } from '@/lib/content/import/content'
import { highest, widest } from '@/lib/content/pictures/limits'
import { pictureType, typeOfPicture } from '@/lib/content/picture-types'

/** The context of an operation whose picture a site of this kind has stored before: a second conversion would blur it. */
export const storedAlready = { storedAlready: true } as const

/** Whether an operation has that context. No request from outside can have one. */
export const isStoredAlready = (req: PayloadRequest): boolean => req.context?.storedAlready === true

/**
 * Whether a picture is still as a site of this kind stores it, with the SHA-256 that it is known by: of the type that
 * its name says, neither too wide nor too high, and without data of where it was taken.
 */
export async function isAsStored(name: string, data: Buffer, sha256: string | undefined): Promise<boolean> {
  if (sha256Of(data) !== sha256 || typeOfPicture(data) !== pictureType(name)) return false
  // Loaded at first use: every site loads this file.
  const { default: sharp } = await import('sharp')
  const head = await sharp(data)
    .metadata()
    .catch(() => undefined)
  if (!head || head.exif || head.xmp || head.iptc) return false
  return head.width <= widest && (head.pageHeight ?? head.height) <= highest
}
