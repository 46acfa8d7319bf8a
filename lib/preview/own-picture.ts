import { backend } from '@/lib/backend'
import { mediaNameOf } from '@/lib/backend/embedded/media-path'
import type { MediaFile } from '@/lib/backend/port'

/** Bytes of the largest picture that is read. */
const largest = 32 * 1024 * 1024

async function bytesOf({ body }: MediaFile): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body instanceof Blob ? body.stream() : body) {
    size += chunk.length
    if (size > largest) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whether an address is that of a picture of the site's own. */
export const isOwn = (address: string): boolean => mediaNameOf(address) !== undefined

/** A picture of the site's own by its address; undefined where it is somebody else's, gone or too large. Throws BackendUnavailable. */
export async function ownPicture(address: string): Promise<Buffer | undefined> {
  const { getMedia } = await backend()
  const name = mediaNameOf(address)
  const media = name === undefined ? undefined : await getMedia(name)
  const present = media && 'movedTo' in media ? await getMedia(media.movedTo) : media
  return present && !('movedTo' in present) ? bytesOf(present) : undefined
}
