import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { localServer } from '@/lib/testing/local-server'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { settings } from '@/lib/operations/settings'
import { remoteImages } from './'
import { BackendUnavailable, ImageUnavailable } from '../../port'
import { resilientReading } from '../reading'

let images: ReturnType<typeof remoteImages>
let requested = 0
let webp: Buffer

const site = localServer(({ url }, response) => {
  requested += 1
  if (url === '/media/broken.webp') response.destroy()
  else if (url?.startsWith('/media/slow')) response.write(webp.subarray(0, 10))
  else if (url === '/media/a.webp' || url?.startsWith('/uploads/a?')) response.end(webp)
  else if (url === '/media/phim.mp4') response.end(readFileSync('content/documents/gioi-thieu-vien.mp4'))
  else if (url === '/media/hinh.mp4') response.end(webp)
  else if (url === '/logo.svg') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  else response.writeHead(404).end()
})

beforeAll(async () => {
  Object.assign(settings(), { DATA_DIR: temporaryFolder() })
  const square = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
  webp = await square.webp().toBuffer()
  images = remoteImages(`${site.origin}/api`, { reading: resilientReading(1000), timeoutMs: 1000, origins: [] })
})

const at = (address: string) => images.getMedia(images.toSite(address)?.slice('/media/'.length) ?? '')

test.each(['/media/a.webp', '/uploads/a?size=1'])(
  "%s, on the backend's own host, is fetched from it once",
  async (address) => {
    const before = requested
    expect(await at(address)).toMatchObject({ type: 'image/webp', isNamedByContentHash: false })
    expect(await at(address)).toBeDefined()
    expect(requested - before).toBe(1)
  },
)

test('an image that the backend lacks is missing, and so is an unknown name', async () => {
  expect(await at('/media/b.webp')).toBeUndefined()
  for (const name of ['x', '..']) expect(await images.getMedia(name)).toBeUndefined()
})

test('a file that is not an image is no outage of the backend, however often it is requested', async () => {
  for (let i = 0; i < 8; i++) await expect(at('/logo.svg')).rejects.toThrow(ImageUnavailable)
  expect(await at('/uploads/a?size=2')).toBeDefined()
})

test('no answer from the backend is an outage', async () => {
  await expect(at('/media/broken.webp')).rejects.toThrow(BackendUnavailable)
})

test('slow images do not open the circuit breaker', async () => {
  const slow = Array.from({ length: 6 }, (_, i) => at(`/media/slow-${i}.webp`))
  await Promise.all(slow.map((image) => expect(image).rejects.toThrow(ImageUnavailable)))
  expect(await at('/uploads/a?size=3')).toBeDefined()
})

test('a video of the backend is fetched once, and only what is one', async () => {
  const before = requested
  for (let i = 0; i < 2; i++)
    expect(await images.getMedia('phim.mp4')).toMatchObject({ type: 'video/mp4', isNamedByContentHash: false })
  expect(requested - before).toBe(1)
  await expect(images.getMedia('hinh.mp4')).rejects.toThrow(ImageUnavailable)
  expect(await images.getMedia('khong.mp4')).toBeUndefined()
})
