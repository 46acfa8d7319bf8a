import { backend } from '@/lib/backend'
import { PictureUnavailable } from '@/lib/backend/port'
import { mediaNameOf } from '@/lib/content/media-address'

/** Whether an address is that of a picture of the site's own. */
export const isOwn = (address: string): boolean => mediaNameOf(address) !== undefined

/** A picture of the site's own by its address; undefined where it is somebody else's, gone, or kept by a host that does not answer. Throws BackendUnavailable. */
export async function ownPicture(address: string): Promise<Buffer | undefined> {
  const { getMedia } = await backend()
  const name = mediaNameOf(address)
  try {
    const media = name === undefined ? undefined : await getMedia(name)
    const present = media && 'movedTo' in media ? await getMedia(media.movedTo) : media
    return present && !('movedTo' in present) ? present.data : undefined
  } catch (error) {
    // Whoever shares a page now shares it without.
    if (error instanceof PictureUnavailable) return undefined
    throw error
  }
}
