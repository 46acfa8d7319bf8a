import path from 'node:path'
import { settings } from '@/lib/settings'
import { FileCache } from '@/lib/storage/file-cache'
import type { Backend } from '../../port'
import { NoAnswer, type Reading } from '../reading'
import { fetchPicture, NotAPicture } from './fetch-picture'
import { cachedPictures } from './cached-pictures'
import { siteAddresses, type SiteAddresses } from './site-addresses'

/** Bytes of the folder that keeps them. */
const room = 500 * 1024 * 1024

interface Options {
  reading: Reading
  /** Milliseconds that another host may take. */
  timeoutMs: number
  /** Whose pictures are fetched though they are in a closed network. */
  origins: string[]
}

/** The pictures of a hosted backend, wherever they are: pages have them from this site, which keeps those that were seen. */
export function remotePictures(baseUrl: string, { reading, timeoutMs, origins }: Options): SiteAddresses & Pick<Backend, 'getMedia'> {
  const { origin } = new URL(baseUrl)
  const trusted = [origin, ...origins]
  const isTrusted = (url: URL) => trusted.includes(url.origin)
  const addresses = siteAddresses(origin, isTrusted)

  /** The backend's own pictures share its fate: one that does not answer is left alone. A picture that is none says nothing of the backend. */
  const fromBackend = (address: string) =>
    reading(async (signal) => {
      try {
        return await fetchPicture(address, signal, isTrusted)
      } catch (error) {
        throw error instanceof NotAPicture ? error : new NoAnswer('no picture from the backend', { cause: error })
      }
    })
  const files = new FileCache(path.join(settings().DATA_DIR, 'pictures'), room, 'Pictures of the backend')
  const picture = cachedPictures(files, (address) => (new URL(address).origin === origin ? fromBackend(address) : fetchPicture(address, AbortSignal.timeout(timeoutMs), isTrusted)))

  return {
    ...addresses,
    async getMedia(name) {
      const source = addresses.sourceOf(name)
      const found = source === undefined ? undefined : await picture(source)
      return found && { ...found, isNamedByContentHash: false }
    },
  }
}
