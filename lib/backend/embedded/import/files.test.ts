import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { sha256Of } from '@/lib/content/import/content'
import type { ImageEntry } from '@/lib/content/import/schemas'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { isStoredName, storedName } from '../files/stored-name'

let loadImages: typeof import('./files').loadImages
const folder = temporaryFolder()
const image = 'anh-0123abcd.png'

beforeAll(async () => {
  jest.mock('./loading', () => ({ ofFile: (_: string, __: number, work: () => unknown) => work() }))
  loadImages = (await import('./files')).loadImages
  mkdirSync(path.join(folder, 'images'))
})

interface Row {
  id: number
  filename: string
  sourceHash?: string | null
}

let rows: Row[] = []
let chosen: unknown[] = []
let converted: boolean[] = []

beforeEach(() => {
  rows = []
  chosen = []
  converted = []
})

async function load(data: Buffer, details: Partial<ImageEntry>, name = image) {
  writeFileSync(path.join(folder, 'images', name), data)
  const req = {} as PayloadRequest
  const note = () => chosen.push((req.query?.uploadEdits as { focalPoint?: unknown } | undefined)?.focalPoint)
  const payload = {
    find: ({ where }: { where: { filename: { equals: string } } }) =>
      Promise.resolve({ docs: rows.filter(({ filename }) => filename === where.filename.equals) }),
    create: ({ file, data: input, context }: { file: { name: string }; data: Partial<Row>; context: object }) => {
      note()
      converted.push(!('storedAlready' in context))
      const filename = 'storedAlready' in context && isStoredName(file.name) ? file.name : storedName(file.name, data)
      const row = { sourceHash: null, ...input, id: rows.length + 1, filename }
      rows.push(row)
      return Promise.resolve(row)
    },
    update: ({ id, data: given }: { id: number; data: Partial<Row> }) => {
      note()
      rows = rows.map((row) => (row.id === id ? { ...row, ...given } : row))
      return Promise.resolve({})
    },
  } as unknown as Payload
  const loading = { payload, req, folder, result: { created: 0, updated: 0, unchanged: 0 } }
  const imageDetails = { [name]: { file: name, stored: true, ...details } }
  return (await loadImages(loading, { images: [name], imageDetails })).get(name)
}

const drawImage = (width = 8, height = 8, red = 9) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .png()
    .toBuffer()

test('an image that a site has stored keeps its name, and an edited one is stored anew', async () => {
  const data = await drawImage()
  expect(await load(data, { sha256: sha256Of(data) })).toMatchObject({ address: `/media/${image}` })
  const edited = await drawImage(8, 8, 200)
  expect(await load(edited, { sha256: sha256Of(data) })).toMatchObject({
    id: 2,
    address: `/media/${storedName(image, edited)}`,
  })
  expect(converted).toEqual([false, true])
})

test.each([
  [2401, 8],
  [8, 16_384],
])('no site has stored an image of %i × %i pixels', async (width, height) => {
  const data = await drawImage(width, height)
  expect(await load(data, { sha256: sha256Of(data) })).toMatchObject({ address: `/media/${storedName(image, data)}` })
})

test.each(['png', 'webp', 'gif'] as const)(
  'a truncated %s is not taken for one that a site has stored',
  async (format) => {
    const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, i) => (i * 7919) % 251))
    const whole = await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
      .toFormat(format)
      .toBuffer()
    const truncated = whole.subarray(0, Math.floor(whole.length * 0.9))
    for (const data of [whole, truncated]) await load(data, { sha256: sha256Of(data) }, `anh.${format}`)
    expect(converted).toEqual([false, true])
  },
)

function animation(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from(';'),
  ])
}

test.each([
  [2, false],
  [20, true],
])('an animation of 2000 × 2000 pixels with %i frames is converted: %s', async (frames, isConverted) => {
  const data = animation(2000, 2000, frames)
  await load(data, { sha256: sha256Of(data) }, 'anh.gif')
  expect(converted).toEqual([isConverted])
})

test('a changed focal point of an image that is there is taken once', async () => {
  const data = await drawImage()
  const sha256 = sha256Of(data)
  await load(data, { sha256, focus: { x: 20, y: 30 } })
  await load(data, { sha256, focus: { x: 20, y: 30 } })
  await load(data, { sha256, focus: { x: 70, y: 30 } })
  await load(data, { sha256, focus: { x: 70, y: 30 } })
  expect(chosen).toEqual([
    { x: 20, y: 30 },
    { x: 70, y: 30 },
  ])
})
