import { fileTypeFromBuffer } from 'file-type/core'
import { LRUCache } from 'lru-cache'
import { bytesWithin } from '@/lib/content/bytes-within'
import { pictureMimeTypes } from '@/lib/content/picture-types'
import { PictureUnavailable, type MediaFile } from '../port'
import { addressIn, fetchable } from './picture-address'

const megabyte = 1024 * 1024

/** Bytes of the largest picture, and of all that are kept while the backend, or who else has them, may be away. */
const largestPicture = 32 * megabyte
const keptBytes = 64 * megabyte

/** Times that a picture's address may lead on. */
const mostSteps = 3

interface Picture {
  data: Buffer
  type: string
}

/** A picture; undefined where it is not there, or is none. Throws PictureUnavailable. */
async function fetchPicture(address: string, backendOrigin: string, signal: AbortSignal, steps = mostSteps): Promise<Picture | undefined> {
  const url = fetchable(address, backendOrigin)
  if (!url) return undefined
  try {
    const response = await fetch(url, { signal, redirect: 'manual', cache: 'no-store', headers: { accept: 'image/*' } })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel()
      return steps > 0 ? await fetchPicture(new URL(location, url).href, backendOrigin, signal, steps - 1) : undefined
    }
    if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`)
    const data = response.ok && response.body ? await bytesWithin(largestPicture, response.body) : undefined
    // What it is, its bytes say: a name or a header may be anybody's.
    const type = data && (await fileTypeFromBuffer(data))?.mime
    return data && type !== undefined && pictureMimeTypes.includes(type) ? { data, type } : undefined
  } catch (error) {
    throw new PictureUnavailable(`a picture of ${url.hostname} could not be read`, { cause: error })
  }
}

/** Where the picture of a name is: where the name says, or at a backend like this site. */
const addressOf = (name: string) => addressIn(name) ?? `/media/${encodeURIComponent(name)}`

/** The hosted backend's pictures, whole; those that were asked for last are kept in memory. */
export function remotePictures(backendOrigin: string, timeoutMs: number): (name: string) => Promise<MediaFile | undefined> {
  const kept = new LRUCache<string, Picture>({
    maxSize: keptBytes,
    sizeCalculation: ({ data }) => data.length + 1000,
    fetchMethod: (name) => fetchPicture(addressOf(name), backendOrigin, AbortSignal.timeout(timeoutMs)),
  })
  return async (name) => {
    const picture = await kept.fetch(name)
    return picture && { body: new Blob([new Uint8Array(picture.data)]), size: picture.data.length, type: picture.type }
  }
}
