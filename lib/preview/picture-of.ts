import path from 'node:path'
import pLimit from 'p-limit'
import { limitConcurrency } from '@/lib/http/limit-concurrency'
import { loggable } from '@/lib/log/loggable'
import { settings } from '@/lib/settings'
import { FileCache } from '@/lib/storage/file-cache'
import { hashOf } from './address'
import type { Card } from './card'
import { drawPreview } from './draw'
import { isOwn, ownPicture } from './own-picture'

/** Pictures that are drawn at once: each takes a processor for a third of a second. */
const maxConcurrency = 2

/** Bytes of the folder that keeps them: some 2,500 pictures. */
const room = 200 * 1024 * 1024

const limit = pLimit(maxConcurrency)
const underWay = new Map<string, Promise<Drawn>>()
let cache: FileCache | undefined

/** A drawn picture. */
export interface Drawn {
  bytes: Buffer
  /** Whether all is on it that shall be; else it is drawn anew the next time. */
  isWhole: boolean
}

async function draw(card: Card, name: string): Promise<Drawn> {
  const picture = card.picture === undefined ? undefined : await ownPicture(card.picture)
  // Nobody's own picture is missing for ever: it is on its way, or the machine was short of something.
  let isWhole = card.picture === undefined || picture !== undefined || !isOwn(card.picture)
  const bytes = await drawPreview(card, picture).catch((error: unknown) => {
    if (!picture) throw error
    console.error(`${card.picture} cannot be read and is left out of its preview`, loggable(error))
    isWhole = false
    return drawPreview(card, undefined)
  })
  if (isWhole) await cache?.put(name, bytes)
  return { bytes, isWhole }
}

/** A card's picture for somebody at a network address, drawn when it is asked for first and then cached. Throws ApiError 429, BackendUnavailable. */
export async function pictureOf(card: Card, address: string): Promise<Drawn> {
  cache ??= new FileCache(path.join(settings().DATA_DIR, 'previews'), room, 'Preview pictures')
  const name = `${hashOf(card)}.jpg`
  const found = await cache.get(name)
  if (found) return { bytes: found, isWhole: true }
  const begun = underWay.get(name)
  if (begun) return begun
  const drawing = limitConcurrency('previews', address, () => limit(() => draw(card, name))).finally(() => underWay.delete(name))
  underWay.set(name, drawing)
  return drawing
}
