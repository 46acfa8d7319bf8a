import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { PictureUnavailable } from '../port'
import { ownAddressOf } from './picture-address'
import { remotePictures } from './pictures'

process.env.SITE_SECRET = 'a secret for tests, of more than 32 characters'
process.env.STAFF_PASSWORD = 'correct horse battery staple'

const origin = 'http://backend.example'
const nameOf = (address: string) => (ownAddressOf(address, origin) ?? '').slice('/media/'.length)
const elsewhere = nameOf('https://res.cloudinary.com/bia')

let png: Buffer
let get: ReturnType<typeof remotePictures>
beforeEach(async () => {
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).png().toBuffer()
  get = remotePictures(origin, 1000)
})
afterEach(() => {
  jest.restoreAllMocks()
})

const answer = (make: () => Response | Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => make())
const picture = () => new Response(new Uint8Array(png))
const breaksOff = () => new Response(new ReadableStream({ start: (stream) => (stream.enqueue(new Uint8Array(png.subarray(0, 20))), stream.error(new Error('broken'))) }))

test.each([
  ['of another host', elsewhere, 'image/png'],
  ['of a site like this one', 'bia-3f2a.webp', 'image/png'],
])('a picture %s comes whole, and stays while nobody answers', async (_, name, type) => {
  const asked = answer(picture)
  const media = await get(name)
  expect([media?.type, media?.size, Buffer.from(await new Response(media?.body).arrayBuffer()).equals(png)]).toEqual([type, png.length, true])
  asked.mockRejectedValue(new TypeError('fetch failed'))
  expect((await get(name))?.size).toBe(png.length)
  await expect(get(nameOf('https://res.cloudinary.com/never-seen.png'))).rejects.toThrow(PictureUnavailable)
})

test.each([
  ['fails', () => new Response('', { status: 500 })],
  ['breaks off', breaksOff],
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
])('whoever has it %s: it cannot be had for now', async (_, make) => {
  answer(make)
  for (const name of [elsewhere, 'bia-3f2a.webp']) await expect(get(name)).rejects.toThrow(PictureUnavailable)
})

test.each([
  ['is not there', () => new Response('', { status: 404 })],
  ['is forbidden', () => new Response('', { status: 403 })],
  ['is a page', () => new Response('<h1>x</h1>', { headers: { 'content-type': 'image/png' } })],
  ['can hold scripts', () => new Response('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', { headers: { 'content-type': 'image/svg+xml' } })],
  ['leads into the network', () => new Response(null, { status: 302, headers: { location: 'https://10.0.0.1/x.png' } })],
  ['leads on for ever', () => new Response(null, { status: 302, headers: { location: 'https://res.cloudinary.com/bia' } })],
])('what %s is no picture', async (_, make) => {
  const asked = answer(make)
  expect(await get(elsewhere)).toBeUndefined()
  expect(asked.mock.calls.every(([url]) => String(url).startsWith('https://res.cloudinary.com/'))).toBe(true)
  expect(asked.mock.calls.length).toBeLessThan(5)
})

test('a redirect to another host is followed', async () => {
  const asked = answer(picture)
  asked.mockResolvedValueOnce(new Response(null, { status: 302, headers: { location: 'https://cdn.example/bia.png' } }))
  expect((await get(elsewhere))?.type).toBe('image/png')
  expect(String(asked.mock.calls[1]?.[0])).toBe('https://cdn.example/bia.png')
})

test('many who ask for the same picture at the same time ask once', async () => {
  const asked = answer(picture)
  await Promise.all(Array.from({ length: 5 }, () => get(elsewhere)))
  expect(asked).toHaveBeenCalledTimes(1)
})
