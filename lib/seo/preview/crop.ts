import sharp, { type Sharp } from 'sharp'
import type { Focus } from '@/lib/domain/focus'

interface Size {
  width: number
  height: number
}

/** Where the window begins along one side, so that the point is at `at` in it. */
const beginning = (whole: number, shown: number, percent: number, at: number) =>
  Math.round(Math.min(Math.max((whole * percent) / 100 - at, 0), whole - shown))

interface Crop {
  focus: Focus
  window: Size
  /** The place of the focal point in the window, in pixels. */
  at: { x: number; y: number }
  /** What the whole picture must cover, if that is more than the window. */
  cover?: Size
}

/** A part of a picture with its focal point at a place, or as near to it as the picture's edges allow. */
export async function cropAround(picture: Buffer, { focus, window, at, cover = window }: Crop): Promise<Sharp> {
  const { autoOrient } = await sharp(picture).metadata()
  const scale = Math.max(cover.width / autoOrient.width, cover.height / autoOrient.height)
  const [width, height] = [Math.ceil(autoOrient.width * scale), Math.ceil(autoOrient.height * scale)]
  return sharp(picture)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .extract({
      left: beginning(width, window.width, focus.x, at.x),
      top: beginning(height, window.height, focus.y, at.y),
      ...window,
    })
}
