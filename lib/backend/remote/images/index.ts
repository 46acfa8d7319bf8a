import path from 'node:path'
import { isMp4 } from '@/lib/consultation/attachments/video'
import { settings } from '@/lib/operations/settings'
import { isVideo } from '@/lib/content/document-types'
import { FileCache } from '@/lib/operations/storage/file-cache'
import type { Backend } from '../../port'
import { NoAnswer, type Reading } from '../reading'
import { fetchImage, NotAImage, videoIn } from '../../fetch-image'
import { cachedImages } from './cached-images'
import { siteAddresses, type SiteAddresses } from './site-addresses'

/** Maximum size of the folder of cached images, in bytes. */
const room = 500 * 1024 * 1024

interface Options {
  reading: Reading
  timeoutMs: number
  origins: string[]
}

export function remoteImages(
  baseUrl: string,
  { reading, timeoutMs, origins }: Options,
): SiteAddresses & Pick<Backend, 'getMedia'> {
  const { origin } = new URL(baseUrl)
  const trusted = [origin, ...origins]
  const isTrusted = (url: URL) => trusted.includes(url.origin)
  const addresses = siteAddresses(origin, isTrusted)

  /** The backend's own host shares its circuit breaker; an unacceptable image is no failure of it. */
  const fromBackend = (address: string, read?: typeof videoIn) =>
    reading(async (signal) => {
      try {
        return await fetchImage(address, signal, isTrusted, read)
      } catch (error) {
        throw error instanceof NotAImage ? error : new NoAnswer('no picture from the backend', { cause: error })
      }
    })
  const files = new FileCache(path.join(settings().DATA_DIR, 'pictures'), room, 'Pictures of the backend')
  const image = cachedImages(files, (address) =>
    new URL(address).origin === origin
      ? fromBackend(address)
      : fetchImage(address, AbortSignal.timeout(timeoutMs), isTrusted),
  )

  const typeOfVideo = (data: Buffer) => (isMp4(data) ? 'video/mp4' : undefined)
  const video = cachedImages(files, (address) => fromBackend(address, videoIn), typeOfVideo)

  return {
    ...addresses,
    async getMedia(name) {
      const source = addresses.sourceOf(name)
      const result = source === undefined ? undefined : await (isVideo(name) ? video : image)(source)
      return result && { ...result, isNamedByContentHash: false }
    },
  }
}
