import sharp from 'sharp'
import type { Focus } from '@/lib/domain/focus'
import { initials } from '@/lib/domain/text'
import type { Card } from './card'
import { colours } from './colours'
import { cropAround } from './crop'
import { disc } from './ground'
import { fitted, placed } from './text'

const square = (photo: Buffer, width: number) =>
  sharp(photo).rotate().resize(width, width, { fit: 'cover', position: 'top' })

const ofPhoto = async (photo: Buffer, width: number, focus: Focus | undefined) =>
  (focus
    ? await cropAround(photo, { focus, window: { width, height: width }, at: { x: width / 2, y: width / 2 } })
    : square(photo, width)
  )
    .flatten({ background: colours.paperDeep })
    .toColourspace('srgb')
    .ensureAlpha()

async function ofInitials({ language, title }: Card, width: number) {
  const letters = await fitted(initials(title), { language, face: 'head', colour: colours.paper }, [
    { size: Math.round(width * 0.34), width: width * 0.8, lines: 1 },
  ])
  const ground = sharp({ create: { width, height: width, channels: 4, background: colours.navyLight } })
  return ground.composite(letters ? [placed(letters, (width - letters.width) / 2, (width - letters.height) / 2)] : [])
}

/** A member's photo, or else their initials, as a circle of this width. Throws if the photo cannot be read. */
export async function portrait(card: Card, photo: Buffer | undefined, width: number): Promise<Buffer> {
  const cut = await (photo ? ofPhoto(photo, width, card.focus) : ofInitials(card, width))
  return sharp(await cut.png().toBuffer())
    .composite([{ input: disc(width), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
