import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { largestFile } from './limits'
import { checkImage } from './image'
import { blackPng, pdf, zip } from '@/lib/testing/attachment-samples'

const damaged = { error: 'fileDamaged' }

const halves = sharp(
  Buffer.from(
    '<svg width="80" height="40"><rect width="40" height="40" fill="#f00"/><rect x="40" width="40" height="40" fill="#00f"/></svg>',
  ),
).flatten()

const photo = () =>
  halves
    .clone()
    .withExif({ IFD0: { Copyright: 'Trần Thị Lan' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 42/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Trần Thị Lan</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

function withComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), Buffer.from(comment, 'latin1')])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

test('a photo keeps only its visible content', async () => {
  const sent = withComment(await photo(), 'taken at home')
  const before = await sharp(sent).metadata()
  const some: unknown = expect.any(Buffer)
  expect([before.exif, before.xmp, before.icc, before.orientation]).toEqual([some, some, some, 6])
  const kept = await checkImage(sent, 'jpeg')
  const after = await sharp(kept).metadata()
  expect([after.format, after.exif, after.xmp, after.icc, after.iptc, after.orientation, after.comments]).toEqual([
    'jpeg',
    ...Array(6).fill(undefined),
  ])
  expect(kept.includes('Lan')).toBe(false)
  expect(kept.includes('taken at home')).toBe(false)
})

test('a photo taken with a rotated phone is turned upright', async () => {
  const { data, info } = await sharp(await checkImage(await photo(), 'jpeg'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([40, 80])
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)].map((value) => Math.round(value / 64))
  expect([at(20, 20), at(20, 60)]).toEqual([
    [4, 0, 0],
    [0, 0, 4],
  ])
})

test('colours of another colour space are converted to sRGB', async () => {
  const wide = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  expect([...(await sharp(wide).keepIccProfile().raw().toBuffer()).subarray(0, 3)]).not.toEqual([255, 0, 0])
  const kept = await checkImage(wide, 'png')
  expect((await sharp(kept).metadata()).icc).toBeUndefined()
  expect([...(await sharp(kept).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 0, 0])
})

test('a transparent PNG stays transparent', async () => {
  const kept = await checkImage(
    await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } })
      .png()
      .toBuffer(),
    'png',
  )
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
})

test('a WebP becomes a JPEG, white where it was transparent', async () => {
  const webp = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#f000' } })
    .webp()
    .toBuffer()
  const kept = await checkImage(webp, 'webp')
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', hasAlpha: false })
  expect([...(await sharp(kept).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
})

test('what is hidden in an image is gone, such as the video of a motion photo', async () => {
  const [still, film] = [await photo(), Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x10mdatFILMFILM')]
  const hidden = Buffer.concat([film, zip([{ name: 'a.txt', data: 'a' }]), pdf(), Buffer.from('<script>')])
  const kept = await checkImage(Buffer.concat([withComment(still, '%PDF-1.4'), hidden]), 'jpeg')
  for (const trace of ['PK', '%PDF', '<script', 'ftyp', 'FILM']) expect(kept.includes(trace)).toBe(false)
  expect(kept).toEqual(await checkImage(still, 'jpeg'))
})

test('a truncated image is refused', async () => {
  const sent = await photo()
  await expect(checkImage(sent.subarray(0, sent.length - 200), 'jpeg')).rejects.toMatchObject(damaged)
  const png = await halves.clone().png().toBuffer()
  await expect(checkImage(png.subarray(0, png.length - 40), 'png')).rejects.toMatchObject(damaged)
})

test('an image of 900 million pixels is refused before it is decoded', async () => {
  const bomb = blackPng(30_000, 30_000)
  expect(bomb.length).toBeLessThan(largestFile)
  await expect(checkImage(bomb, 'png')).rejects.toMatchObject({
    error: 'filePixels',
    cause: { message: expect.stringContaining('exceeds pixel limit') },
  })
  const { width, height } = await sharp(await checkImage(blackPng(3000, 3000), 'png')).metadata()
  expect([width, height]).toEqual([3000, 3000])
})

test('an image that would exceed 10 MB after re-encoding is scaled down', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const large = await sharp({
    create: { width: 2500, height: 2000, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer()
  expect(large.length).toBeGreaterThan(largestFile)
  const kept = await checkImage(large, 'png')
  expect(kept.length).toBeLessThanOrEqual(largestFile)
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'png' })
})
