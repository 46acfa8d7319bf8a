import { pictureType } from '@/lib/content/picture-types'
import { picturePrefix, pictureStorage } from '@/lib/storage'
import { PictureUnavailable, type Media } from '@/lib/backend/port'
import { payload } from '../payload'
import { isPictureInTrash } from './trashed-pictures'

async function stored(name: string): Promise<Buffer | undefined> {
  try {
    return await pictureStorage().get(name)
  } catch (error) {
    throw new PictureUnavailable('a picture could not be read', { cause: error })
  }
}

export const isPictureGone = (name: string): Promise<boolean> => isPictureInTrash(name, payload)

export async function getMedia(name: string): Promise<Media> {
  const type = pictureType(name)
  if (!type) return undefined
  if (await isPictureGone(name)) return 'gone'
  const data = picturePrefix.isKey(name) ? await stored(name) : undefined
  if (data) return { data, type, isNamedByContentHash: true }
  const { docs } = await (await payload()).find({
    collection: 'media',
    where: { formerNames: { in: [name] } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0]?.filename ? { movedTo: docs[0].filename } : undefined
}
