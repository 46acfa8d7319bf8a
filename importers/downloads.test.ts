import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { localServer } from '@/lib/testing/local-server'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { imageDownloads } from './downloads'

const folder = temporaryFolder()
const video = 'content/documents/gioi-thieu-vien.mp4'
const bounds = { count: 100, bytes: 1e9, timeoutMs: 100_000, retryMs: 1 }

let png: Buffer
let requested: string[] = []
let isUp = true

beforeAll(async () => {
  png = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
})
const server = localServer(({ url = '' }, response) => {
  requested.push(url)
  if (isUp) response.end(url.endsWith('phim.mp4') ? readFileSync(video) : png)
  else response.writeHead(503).end()
})
beforeEach(() => {
  requested = []
  isUp = true
})

const convert = (data: Buffer) => Promise.resolve({ data, type: 'image/png' })

test('a host that has failed five times in a row is asked once for each image, until it answers', async () => {
  const downloads = imageDownloads(server.origin, folder, convert, bounds)
  isUp = false
  for (let i = 1; i <= 7; i += 1) expect(await downloads.image(`/${i}.png`)).toBeUndefined()
  expect(requested).toHaveLength(5 * 3 + 2)
  isUp = true
  expect(await downloads.image('/8.png')).toMatch(/^8-/)
  isUp = false
  await downloads.image('/9.png')
  expect(requested.filter((url) => url === '/9.png')).toHaveLength(3)
})

test('what is found elsewhere is not downloaded', async () => {
  const find = (url: URL) => Promise.resolve(url.pathname === '/a.png' ? png : undefined)
  const downloads = imageDownloads(server.origin, folder, convert, bounds, find)
  expect(await downloads.image('/a.png')).toMatch(/^a-[0-9a-f]{8}\.png$/)
  expect(await downloads.image('/b.png')).toMatch(/^b-/)
  expect(requested).toEqual(['/b.png'])
})

test('without a trusted host no address of a closed network is asked, and no other protocol', async () => {
  const downloads = imageDownloads(undefined, folder, convert, bounds)
  const address = `${server.origin}/a.png`
  expect(await downloads.image(address)).toBeUndefined()
  expect(downloads.lossOf(address)?.error).toBe('its host is not on the public Internet')
  for (const other of ['/a.png', 'file:///etc/passwd', 'ftp://127.0.0.1/a.png'])
    expect(await downloads.image(other)).toBeUndefined()
  expect(requested).toEqual([])
})

test("the backend's own videos are downloaded, and nothing else as a document", async () => {
  const downloads = imageDownloads(server.origin, folder, convert, bounds)
  const file = await downloads.document('/media/phim.mp4')
  expect(file).toMatch(/^documents\/phim-[0-9a-f]{8}\.mp4$/)
  expect(readFileSync(path.join(folder, file ?? ''))).toEqual(readFileSync(video))
  for (const other of ['/media/hinh.mp4', '/media/luat.pdf', 'https://khac.example/phim.mp4'])
    expect(await downloads.document(other)).toBeUndefined()
  expect(requested).toEqual(['/media/phim.mp4', '/media/hinh.mp4'])
})
