import path from 'node:path'
import { loggable } from '@/lib/operations/log/loggable'
import { processSingleton } from '@/lib/operations/process-singleton'
import { BoundedWorker, JobFailed, LimitExceeded } from '@/lib/operations/worker/bounded-worker'
import type { ConvertedPicture } from './convert'
import { largestPicture, PictureRefused, type PictureFault } from './limits'

export type PictureConversion = ConvertedPicture | { fault: PictureFault }

const workerFile = path.join('dist', 'picture.worker.mjs')

/** A photo of 48 megapixels takes 300 MB as JPEG, 620 MB as HEIC and 950 MB as AVIF, and up to 20 seconds. */
const workerLimits = { timeoutMs: 40_000, memoryMb: 256, processMb: 1200, idleMs: 10_000, hasNoSecrets: true }

/**
 * The picture as the site stores it (`convert.ts`), made in a process of its own, one picture at a time. Throws
 * PictureRefused; any other error if no worker starts.
 */
export async function convertPicture(data: Buffer): Promise<ConvertedPicture> {
  if (data.length > largestPicture) throw new PictureRefused('pictureTooLarge')
  const worker = processSingleton(
    'pictureWorker',
    () =>
      new BoundedWorker<Uint8Array, PictureConversion>(
        path.resolve(/* turbopackIgnore: true */ workerFile),
        workerLimits,
      ),
  )
  const made = await worker.run(data).catch((cause: unknown) => {
    if (cause instanceof LimitExceeded) throw new PictureRefused('pictureWork', { cause })
    if (!(cause instanceof JobFailed)) throw cause
    // What broke the decoder is not what an ordinary picture has.
    console.error('A picture could not be converted:', loggable(cause))
    throw new PictureRefused('pictureDamaged', { cause })
  })
  if ('fault' in made) throw new PictureRefused(made.fault)
  return { ...made, data: Buffer.from(made.data) }
}
