import sharp, { type Sharp } from 'sharp'
import type { Focus } from '@/lib/domain/focus'

interface Size {
  width: number
  height: number
}

const beginning = (whole: number, shown: number, percent: number, at: number) =>
  Math.round(Math.min(Math.max((whole * percent) / 100 - at, 0), whole - shown))

interface Crop {
  focus: Focus
  window: Size
  at: { x: number; y: number }
  cover?: Size
}

export async function cropAround(image: Buffer, { focus, window, at, cover = window }: Crop): Promise<Sharp> {
  const { autoOrient } = await sharp(image).metadata()
  const scale = Math.max(cover.width / autoOrient.width, cover.height / autoOrient.height)
  const [width, height] = [Math.ceil(autoOrient.width * scale), Math.ceil(autoOrient.height * scale)]
  return sharp(image)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .extract({
      left: beginning(width, window.width, focus.x, at.x),
      top: beginning(height, window.height, focus.y, at.y),
      ...window,
    })
}
