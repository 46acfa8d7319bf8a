import path from 'node:path'
import pLimit from 'p-limit'
import { limitConcurrency } from '@/lib/http/limit-concurrency'
import { loggable } from '@/lib/operations/log/loggable'
import { settings } from '@/lib/operations/settings'
import { FileCache } from '@/lib/operations/storage/file-cache'
import { backend } from '@/lib/backend'
import { ImageUnavailable } from '@/lib/backend/port'
import { mediaNameOf } from '@/lib/content/media-address'
import { hashOf } from './address'
import type { Card } from './card'
import { renderPreview } from './draw'

const isOwn = (address: string): boolean => mediaNameOf(address) !== undefined

/** One of the site's own images; undefined if foreign, removed, or its host does not answer. BackendUnavailable. */
async function ownImage(address: string): Promise<Buffer | undefined> {
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

/** Images that are rendered at once. Each takes a processor for a third of a second. */
const maxConcurrency = 2

/** Bytes of the cache folder, enough for about 2,500 images. */
const room = 200 * 1024 * 1024

const limit = pLimit(maxConcurrency)
const underWay = new Map<string, Promise<RenderedImage>>()
let cache: FileCache | undefined

export interface RenderedImage {
  bytes: Buffer
  /** Whether it is complete. An incomplete image is rendered again the next time. */
  isWhole: boolean
}

async function draw(card: Card, name: string): Promise<RenderedImage> {
  const image = card.image === undefined ? undefined : await ownImage(card.image)
  // A missing image of the site itself is assumed to be a temporary failure.
  let isWhole = card.image === undefined || image !== undefined || !isOwn(card.image)
  const bytes = await renderPreview(card, image).catch((error: unknown) => {
    if (!image) throw error
    console.error(`${card.image} cannot be read and is left out of its preview`, loggable(error))
    isWhole = false
    return renderPreview(card, undefined)
  })
  if (isWhole) await cache?.put(name, bytes)
  return { bytes, isWhole }
}

/** The image of a card, rendered once and then cached. Throws ApiError 429, BackendUnavailable. */
export async function imageOf(card: Card, address: string): Promise<RenderedImage> {
  cache ??= new FileCache(path.join(settings().DATA_DIR, 'previews'), room, 'Preview pictures')
  const name = `${hashOf(card)}.jpg`
  const result = await cache.get(name)
  if (result) return { bytes: result, isWhole: true }
  const begun = underWay.get(name)
  if (begun) return begun
  const drawing = limitConcurrency('previews', address, () => limit(() => draw(card, name))).finally(() =>
    underWay.delete(name),
  )
  underWay.set(name, drawing)
  return drawing
}
