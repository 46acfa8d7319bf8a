import path from 'node:path'
import { loggable } from '@/lib/operations/log/loggable'
import { processSingleton } from '@/lib/operations/process-singleton'
import { BoundedWorker, JobFailed, LimitExceeded } from '@/lib/operations/worker/bounded-worker'
import type { ConvertedImage } from './convert'
import { largestImage, ImageRefused, type ImageError } from './limits'

export type ImageConversion = ConvertedImage | { error: ImageError }

const workerFile = path.join('dist', 'image.worker.mjs')

/** A photo of 48 megapixels takes 300 MB as JPEG, 620 MB as HEIC and 950 MB as AVIF, and up to 20 seconds. */
const workerLimits = { timeoutMs: 40_000, memoryMb: 256, processMb: 1200, idleMs: 10_000, hasNoSecrets: true }

/** In a process of its own, one image at a time. Throws ImageRefused; any other error if no worker starts. */
export async function convertImage(data: Buffer): Promise<ConvertedImage> {
  if (data.length > largestImage) throw new ImageRefused('imageTooLarge')
  const worker = processSingleton(
    'pictureWorker',
    () =>
      new BoundedWorker<Uint8Array, ImageConversion>(
        path.resolve(/* turbopackIgnore: true */ workerFile),
        workerLimits,
      ),
  )
  const made = await worker.run(data).catch((cause: unknown) => {
    if (cause instanceof LimitExceeded) throw new ImageRefused('imageWork', { cause })
    if (!(cause instanceof JobFailed)) throw cause
    // What broke the decoder is not what an ordinary image has.
    console.error('A picture could not be converted:', loggable(cause))
    throw new ImageRefused('imageDamaged', { cause })
  })
  if ('error' in made) throw new ImageRefused(made.error)
  return { ...made, data: Buffer.from(made.data) }
}
