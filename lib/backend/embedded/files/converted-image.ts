import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import path from 'node:path'
import { convertImage } from '@/lib/content/uploaded-images'
import { largestImage, maxPixels, type ImageError } from '@/lib/content/uploaded-images/limits'
import { extensionOf, imageType } from '@/lib/content/image-types'
import { processSingleton } from '@/lib/operations/process-singleton'

export interface UploadedFile {
  data: Buffer
  name: string
  mimetype: string
  size: number
}

const convertedAhead = processSingleton('convertedAhead', () => new AsyncLocalStorage<string>())

const digestOf = (data: Buffer) => hash('sha256', data, 'base64url')

export const errorOf = (error: ImageError) => ({
  status: error === 'imageTooLarge' || error === 'imagePixels' ? (413 as const) : (400 as const),
  values: { most: largestImage / 1024 ** 2, pixels: Math.floor(maxPixels / 1_000_000) },
})

function nameOf(name: string, type: string): string {
  return imageType(name) === type ? name : `${path.parse(name).name}${extensionOf(type)}`
}

/** An image as the site stores it; one converted ahead stays as it is. Throws ImageRefused. */
export async function convertedFile(file: UploadedFile): Promise<UploadedFile> {
  if (convertedAhead.getStore() === digestOf(file.data)) return file
  const { data, type } = await convertImage(file.data)
  return { ...file, data, name: nameOf(file.name, type), mimetype: type, size: data.length }
}

/** Converts before the transaction of the save, in which others would wait. Throws ImageRefused. */
export async function convertingAhead<T>(file: UploadedFile, store: (file: UploadedFile) => Promise<T>): Promise<T> {
  const converted = await convertedFile(file)
  return convertedAhead.run(digestOf(converted.data), () => store(converted))
}
