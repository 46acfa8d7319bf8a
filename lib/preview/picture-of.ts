import path from 'node:path'
import pLimit from 'p-limit'
import { loggable } from '@/lib/log/loggable'
import { settings } from '@/lib/settings'
import { hashOf } from './address'
import type { Card } from './card'
import { drawPreview } from './draw'
import { KeptFiles } from './kept-files'
import { ownPicture } from './own-picture'

/** Pictures that are drawn at once: each takes a processor for a third of a second. */
const atOnce = 2

/** Pictures that may wait for that. */
const mostWaiting = 40

/** Bytes of the folder that keeps them: some 2,500 pictures. */
const room = 200 * 1024 * 1024

/** Too many pictures wait to be drawn. */
export class TooManyPictures extends Error {}

const limit = pLimit(atOnce)
const underWay = new Map<string, Promise<Buffer>>()
let kept: KeptFiles | undefined

async function draw(card: Card, name: string): Promise<Buffer> {
  const picture = card.picture === undefined ? undefined : await ownPicture(card.picture)
  const drawn = await drawPreview(card, picture).catch((error: unknown) => {
    if (!picture) throw error
    console.error(`${card.picture} cannot be read and is left out of its preview`, loggable(error))
    return drawPreview(card, undefined)
  })
  await kept?.put(name, drawn)
  return drawn
}

/** A card's picture, drawn when it is asked for first and kept. Throws TooManyPictures, BackendUnavailable. */
export async function pictureOf(card: Card): Promise<Buffer> {
  kept ??= new KeptFiles(path.join(settings().DATA_DIR, 'previews'), room)
  const name = `${hashOf(card)}.jpg`
  const found = await kept.get(name)
  if (found) return found
  const begun = underWay.get(name)
  if (begun) return begun
  if (limit.pendingCount >= mostWaiting) throw new TooManyPictures()
  const drawing = limit(() => draw(card, name)).finally(() => underWay.delete(name))
  underWay.set(name, drawing)
  return drawing
}
