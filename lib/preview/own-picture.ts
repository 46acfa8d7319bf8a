import { backend } from '@/lib/backend'
import { mediaNameOf } from '@/lib/backend/embedded/media-path'
import { bytesWithin } from '@/lib/content/bytes-within'

/** Bytes of the largest picture that is read. */
const largest = 32 * 1024 * 1024

/** Whether an address is that of a picture of the site's own. */
export const isOwn = (address: string): boolean => mediaNameOf(address) !== undefined

/** A picture of the site's own by its address; undefined where it is somebody else's, gone or too large. Throws BackendUnavailable. */
export async function ownPicture(address: string): Promise<Buffer | undefined> {
  const { getMedia } = await backend()
  const name = mediaNameOf(address)
  const media = name === undefined ? undefined : await getMedia(name)
  const present = media && 'movedTo' in media ? await getMedia(media.movedTo) : media
  if (!present || 'movedTo' in present) return undefined
  return bytesWithin(largest, present.body instanceof Blob ? present.body.stream() : present.body)
}
