import { backend } from '@/lib/backend'
import { ImageUnavailable } from '@/lib/backend/port'
import { mediaNameOf } from '@/lib/content/media-address'

export const isOwn = (address: string): boolean => mediaNameOf(address) !== undefined

/**
 * Reads one of the site's own images by its address. Returns undefined if it is not the site's, is removed, or is
 * stored on a host that does not answer. Throws BackendUnavailable.
 */
export async function ownImage(address: string): Promise<Buffer | undefined> {
  const { getMedia } = await backend()
  const name = mediaNameOf(address)
  try {
    const media = name === undefined ? undefined : await getMedia(name)
    const present = media && media !== 'gone' && 'movedTo' in media ? await getMedia(media.movedTo) : media
    return present && present !== 'gone' && 'data' in present ? present.data : undefined
  } catch (error) {
    // A page that is shared now has a preview without the photo.
    if (error instanceof ImageUnavailable) return undefined
    throw error
  }
}
