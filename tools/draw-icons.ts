/**
 * Draws the site's home screen icons from public/icon.svg into public/icons: on a paper colour, since navy alone is
 * invisible on a dark screen.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { paper } from './draw/palette'

/** The logo's share of the width; a maskable icon is cut to a circle of four fifths. */
const icons = [
  { file: 'icon-192.png', width: 192, mark: 0.76, corner: 0.18 },
  { file: 'icon-512.png', width: 512, mark: 0.76, corner: 0.18 },
  { file: 'icon-maskable-512.png', width: 512, mark: 0.56, corner: 0 },
  { file: 'apple-touch-icon.png', width: 180, mark: 0.7, corner: 0 },
]

const folder = path.resolve('public/icons')
const mark = readFileSync(path.resolve('public/icon.svg'))

mkdirSync(folder, { recursive: true })
for (const icon of icons) {
  const { width } = icon
  const inner = Math.round(width * icon.mark)
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><rect width="${width}" height="${width}" rx="${width * icon.corner}" fill="${paper.base}"/></svg>`
  // Rendered at twice the size and scaled down, for smoother edges.
  const drawn = await sharp(mark, { density: (72 * inner * 2) / 48 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const { size } = await sharp(Buffer.from(ground))
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toFile(path.join(folder, icon.file))
  console.log(`${icon.file.padEnd(22)} ${(size / 1024).toFixed(1)} KB`)
}
