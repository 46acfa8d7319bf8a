import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import path from 'node:path'
import { convertPicture } from '@/lib/content/pictures'
import { largestPicture, maxPixels, type PictureFault } from '@/lib/content/pictures/limits'
import { extensionOf, pictureType } from '@/lib/content/picture-types'
import { processSingleton } from '@/lib/operations/process-singleton'

export interface UploadedFile {
  data: Buffer
  name: string
  mimetype: string
  size: number
}

const convertedAhead = processSingleton('convertedAhead', () => new AsyncLocalStorage<string>())

const digestOf = (data: Buffer) => hash('sha256', data, 'base64url')

export const faultOf = (fault: PictureFault) => ({
  status: fault === 'pictureTooLarge' || fault === 'picturePixels' ? (413 as const) : (400 as const),
  values: { most: largestPicture / 1024 ** 2, pixels: Math.floor(maxPixels / 1_000_000) },
})

function nameOf(name: string, type: string): string {
  return pictureType(name) === type ? name : `${path.parse(name).name}${extensionOf(type)}`
}

/**
 * A picture that staff upload, as the site stores it. One that was converted ahead is returned as it is. Throws
 * PictureRefused.
 */
export async function convertedFile(file: UploadedFile): Promise<UploadedFile> {
  if (convertedAhead.getStore() === digestOf(file.data)) return file
  const { data, type } = await convertPicture(file.data)
  return { ...file, data, name: nameOf(file.name, type), mimetype: type, size: data.length }
}

/**
 * Converts a picture and runs the call that stores it. In the transaction of its save others would wait for the
 * conversion. Throws PictureRefused.
 */
export async function convertingAhead<T>(file: UploadedFile, store: (file: UploadedFile) => Promise<T>): Promise<T> {
  const converted = await convertedFile(file)
  return convertedAhead.run(digestOf(converted.data), () => store(converted))
}
