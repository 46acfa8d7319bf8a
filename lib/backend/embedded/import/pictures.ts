import { readFileSync } from 'node:fs'
import type { Payload, PayloadRequest } from 'payload'
import { mediaPath } from '@/lib/content/media-address'
import { pictureFile } from '@/lib/content/import/read'
import { pictureType } from '@/lib/content/picture-types'
import { storedName } from '../files/stored-name'

export interface Picture {
  id: number
  address: string
}

/**
 * Adds the pictures of a content folder to the media library, except those already there. Those in the trash are
 * restored.
 */
export async function loadPictures(
  payload: Payload,
  req: PayloadRequest,
  folder: string,
  images: string[],
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>()
  for (const image of images) {
    const data = readFileSync(pictureFile(folder, image) ?? image)
    const name = storedName(image.replaceAll('/', '-'), data)
    const { docs } = await payload.find({
      collection: 'media',
      where: { filename: { equals: name } },
      trash: true,
      limit: 1,
      depth: 0,
      pagination: false,
      req,
    })
    const row = docs[0] ?? (await create(name, data))
    if (row.deletedAt) await restore(row.id)
    pictures.set(image, { id: row.id, address: mediaPath(name) })
  }
  return pictures

  function restore(id: number) {
    return payload.update({ collection: 'media', id, data: { deletedAt: null }, trash: true, depth: 0, req })
  }

  function create(name: string, data: Buffer) {
    const mimetype = pictureType(name) ?? 'application/octet-stream'
    return payload.create({
      collection: 'media',
      data: {},
      file: { data, name, mimetype, size: data.length },
      depth: 0,
      req,
    })
  }
}
