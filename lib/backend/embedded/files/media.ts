import { documentType } from '@/lib/content/document-types'
import { imageType } from '@/lib/content/image-types'
import { publicPrefixOf, publicStorageOf } from '@/lib/operations/storage'
import { ImageUnavailable, type Media } from '@/lib/backend/port'
import { findOne } from '../database/find'
import { payload } from '../payload'
import { isFileInTrash } from './trashed-files'

async function stored(name: string): Promise<Buffer | undefined> {
  try {
    return await publicStorageOf(name).get(name)
  } catch (error) {
    throw new ImageUnavailable('a file could not be read', { cause: error })
  }
}

export const isImageGone = (name: string): Promise<boolean> => isFileInTrash(name, payload)

export async function getMedia(name: string): Promise<Media> {
  const document = documentType(name)
  const type = document?.type ?? imageType(name)
  if (!type) return undefined
  if (await isFileInTrash(name, payload)) return 'gone'
  const data = publicPrefixOf(name).isKey(name) ? await stored(name) : undefined
  if (data) return { data, type, isNamedByContentHash: true }
  const collection = document ? 'documents' : 'media'
  const replaced = await findOne(await payload(), collection, { formerNames: { in: [name] } })
  return replaced?.filename ? { movedTo: replaced.filename } : undefined
}
