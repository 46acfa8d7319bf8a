import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { convert } from './convert'
import { ImageRefused } from './limits'

/** Images encoded by libheif's own program: red, green, blue by quarters, a yellow disc in the middle. */
const sample = (name: string) => readFileSync(path.join(import.meta.dirname, 'samples', name))

const drawing = (width = 640, height = 480) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 480">
        <rect width="640" height="480" fill="#1a8a3a"/><rect width="320" height="240" fill="#d02020"/>
        <rect x="320" y="240" width="320" height="240" fill="#2030d0"/></svg>`,
    ),
  ).flatten()

const place = { IFD0: { Make: 'Test' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 0/1' } }

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>'

async function corners(data: Buffer): Promise<number[][]> {
  const { data: pixels, info } = await sharp(data).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [0.2, 0.8].map((x) => {
    const at = (Math.floor(info.height * 0.2) * info.width + Math.floor(info.width * x)) * info.channels
    return [...pixels.subarray(at, at + 3)]
  })
}

const [red, green] = [
  [208, 32, 32],
  [26, 138, 58],
]

function expectColours(results: number[][], expected: (number[] | undefined)[], within: number): void {
  const distance = results.flatMap((colour, i) => colour.map((value, j) => Math.abs(value - (expected[i]?.[j] ?? 0))))
  expect(Math.max(...distance)).toBeLessThanOrEqual(within)
}

const kinds: [string, string, number, () => Promise<Buffer>][] = [
  ['a wide JPEG', 'jpeg', 12, () => drawing(2500, 1875).withExif(place).withXmp(xmp).jpeg().toBuffer()],
  ['a JPEG in CMYK', 'jpeg', 60, () => drawing(2500, 1875).toColourspace('cmyk').jpeg().toBuffer()],
  ['a JPEG in Display P3', 'jpeg', 12, () => drawing(2500, 1875).withIccProfile('p3').jpeg().toBuffer()],
  ['a PNG of 16 bits', 'png', 3, () => drawing(2500, 1875).toColourspace('rgb16').withExif(place).png().toBuffer()],
  ['an AVIF', 'heif', 16, () => drawing(2500, 1875).withExif(place).avif({ effort: 0 }).toBuffer()],
]

test.each(kinds)('%s is made smaller, in sRGB, without data on its place', async (_, format, within, make) => {
  const { data } = await convert(await make())
  const head = await sharp(data).metadata()
  expect(head).toMatchObject({ format, width: 2400, height: 1800, space: 'srgb', depth: 'uchar' })
  expect([head.exif, head.xmp, head.iptc, head.icc, head.orientation]).toEqual(Array(5).fill(undefined))
  expectColours(await corners(data), [red, green], within)
})

test('an image is turned as its camera was held', async () => {
  const { data } = await convert(await drawing().jpeg().withMetadata({ orientation: 6 }).toBuffer())
  expect(await sharp(data).metadata()).toMatchObject({ width: 480, height: 640 })
  expectColours(await corners(data), [green, red], 12)
})

test('a HEIC becomes an upright JPEG in sRGB without data on its place', async () => {
  const { data, type } = await convert(sample('turned.heic'))
  const head = await sharp(data).metadata()
  expect({ type, ...head }).toMatchObject({ type: 'image/jpeg', format: 'jpeg', width: 480, height: 640 })
  expect([head.exif, head.xmp, head.icc, head.orientation]).toEqual(Array(4).fill(undefined))
  // Its numbers are Display P3's: without its profile, red would be 191 52 43.
  expectColours(await corners(data), [green, red], 12)
})

test('a HEIC with transparency keeps it', async () => {
  const { data, type } = await convert(sample('transparent.heic'))
  expect({ type, ...(await sharp(data).metadata()) }).toMatchObject({ type: 'image/webp', hasAlpha: true })
})

test('an animation stays one', async () => {
  const frames = await Promise.all(['#d02020', '#2030d0'].map((background) => frame(background)))
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const { data, type } = await convert(gif)
  expect({ type, ...(await sharp(data, { animated: true }).metadata()) }).toMatchObject({ type: 'image/gif', pages: 2 })
})

const frame = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()

const half = (data: Buffer) => data.subarray(0, Math.floor(data.length / 2))

const refused: [string, string, () => Promise<Buffer> | Buffer][] = [
  ['a truncated JPEG', 'imageDamaged', async () => half(await drawing().jpeg().toBuffer())],
  ['a truncated HEIC', 'imageDamaged', () => half(sample('turned.heic'))],
  ['a bomb', 'imagePixels', () => flat(12_000, 12_000)],
  ['an SVG', 'imageKind', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
]

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png({ compressionLevel: 1 })
    .toBuffer()

test.each(refused)('%s is refused', async (_, expected, make) => {
  const error: unknown = await convert(await make()).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ImageRefused)
  expect((error as ImageRefused).error).toBe(expected)
})
