import path from 'node:path'
import pLimit from 'p-limit'
import { limitConcurrency } from '@/lib/http/limit-concurrency'
import { loggable } from '@/lib/operations/log/loggable'
import { settings } from '@/lib/operations/settings'
import { FileCache } from '@/lib/operations/storage/file-cache'
import { hashOf } from './address'
import type { Card } from './card'
import { renderPreview } from './draw'
import { isOwn, ownPicture } from './own-picture'

/** Pictures that are rendered at once. Each takes a processor for a third of a second. */
const maxConcurrency = 2

/** Bytes of the cache folder, enough for about 2,500 pictures. */
const room = 200 * 1024 * 1024

const limit = pLimit(maxConcurrency)
const underWay = new Map<string, Promise<RenderedPicture>>()
let cache: FileCache | undefined

export interface RenderedPicture {
  bytes: Buffer
  /** Whether it is complete. An incomplete picture is rendered again the next time. */
  isWhole: boolean
}

async function draw(card: Card, name: string): Promise<RenderedPicture> {
  const picture = card.picture === undefined ? undefined : await ownPicture(card.picture)
  // A missing picture of the site itself is assumed to be a temporary failure.
  let isWhole = card.picture === undefined || picture !== undefined || !isOwn(card.picture)
  const bytes = await renderPreview(card, picture).catch((error: unknown) => {
    if (!picture) throw error
    console.error(`${card.picture} cannot be read and is left out of its preview`, loggable(error))
    isWhole = false
    return renderPreview(card, undefined)
  })
  if (isWhole) await cache?.put(name, bytes)
  return { bytes, isWhole }
}

/**
 * The picture of a card for a client at a network address. It is rendered at the first request and then cached. Throws
 * ApiError 429, BackendUnavailable.
 */
export async function pictureOf(card: Card, address: string): Promise<RenderedPicture> {
  cache ??= new FileCache(path.join(settings().DATA_DIR, 'previews'), room, 'Preview pictures')
  const name = `${hashOf(card)}.jpg`
  const found = await cache.get(name)
  if (found) return { bytes: found, isWhole: true }
  const begun = underWay.get(name)
  if (begun) return begun
  const drawing = limitConcurrency('previews', address, () => limit(() => draw(card, name))).finally(() =>
    underWay.delete(name),
  )
  underWay.set(name, drawing)
  return drawing
}
