import type { ServerResponse } from 'node:http'
import { beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { localServer } from '@/lib/testing/local-server'
import { ImageUnavailable } from './port'
import { fetchErrorOf, fetchImage } from './fetch-image'

let png: Buffer
let jpeg: Buffer
let huge: Buffer
let agent: string | undefined

const lead = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end()

const answers: Record<string, (response: ServerResponse) => unknown> = {
  '/a.png': (response) => response.end(png),
  '/named-otherwise.txt': (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(jpeg),
  '/moved': (response) => lead(response, '/a.png'),
  '/gone': (response) => response.writeHead(410).end(),
  '/in-parts': (response) => {
    response.write(jpeg.subarray(0, 100))
    response.end(jpeg.subarray(100))
  },
  '/by-the-end': (response) => raw(response, jpeg),
  '/half': (response) => {
    response.writeHead(200, { 'content-length': jpeg.length })
    response.write(jpeg.subarray(0, 300), () => response.destroy())
  },
  '/half-by-the-end': (response) => raw(response, jpeg.subarray(0, jpeg.length / 2)),
  '/page': (response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><h1>Welcome</h1>'),
  '/nothing': (response) => response.end(),
  '/only-looks-so': (response) => response.end(Buffer.from('\x89PNG\r\n\x1A\n and no more', 'latin1')),
  '/many-pixels': (response) => response.end(huge),
  '/round': (response) => lead(response, '/round'),
  '/away': (response) => lead(response, 'http://127.0.0.1:1/a.png'),
  '/elsewhere': (response) => lead(response, 'https://localhost/a.png'),
  '/file': (response) => lead(response, 'file:///etc/passwd'),
  '/silent': () => undefined,
  '/slow': (response) => response.write(jpeg.subarray(0, 300)),
  '/endless': (response) => {
    const more = (): void => void (response.destroyed || response.write(Buffer.alloc(1024 * 1024), more))
    response.write(png, more)
  },
}

/** Sends a response of HTTP/1.0, which ends with its connection. */
function raw(response: ServerResponse, body: Buffer): void {
  response.socket?.end(Buffer.concat([Buffer.from('HTTP/1.0 200 OK\r\n\r\n'), body]))
}

beforeAll(async () => {
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  jpeg = await sharp(Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, i) => (i * 7919) % 251)), {
    raw: { width: 64, height: 64, channels: 3 },
  })
    .jpeg()
    .toBuffer()
  huge = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
})

const site = localServer(({ headers, url }, response) => {
  agent = headers['user-agent']
  const answer = answers[url ?? ''] ?? ((missing) => missing.writeHead(404).end())
  answer(response)
})

/** Only what never ends by itself is ended by the clock. */
const signalFor = (path: string) =>
  ['/silent', '/slow'].includes(path) ? AbortSignal.timeout(1000) : new AbortController().signal

const fetched = (path: string) =>
  fetchImage(site.origin + path, signalFor(path), ({ origin }) => origin === site.origin)

test.each([
  ['/a.png', 'image/png'],
  ['/named-otherwise.txt', 'image/jpeg'],
  ['/moved', 'image/png'],
  ['/in-parts', 'image/jpeg'],
  ['/by-the-end', 'image/jpeg'],
])('%s is an image', async (path, type) => {
  const image = await fetched(path)
  expect([image?.type, image?.data.equals(type === 'image/png' ? png : jpeg)]).toEqual([type, true])
  expect(agent).toBe('ILC-website/1.0 (+http://localhost:3000)')
})

test.each(['/gone', '/never-was'])('%s is missing', async (path) => {
  expect(await fetched(path)).toBeUndefined()
})

test.each([
  ['/half', 'unavailable'],
  ['/half-by-the-end', 'imageDamaged'],
  ['/page', 'imageKind'],
  ['/nothing', 'imageKind'],
  ['/only-looks-so', 'imageDamaged'],
  ['/many-pixels', 'imagePixels'],
  ['/round', 'unavailable'],
  ['/away', 'closed'],
  ['/elsewhere', 'closed'],
  ['/file', 'closed'],
  ['/silent', 'unavailable'],
  ['/slow', 'unavailable'],
  ['/endless', 'imageTooLarge'],
])('%s is unavailable, not missing: %s', async (path, expected) => {
  const error: unknown = await fetched(path).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ImageUnavailable)
  expect(fetchErrorOf(error as ImageUnavailable)).toBe(expected)
})

test.each(['http://93.184.215.14/a.png', 'https://127.0.0.1/a.png', 'https://u:p@cdn.example/a.png'])(
  'nothing is fetched from %s',
  async (address) => {
    const error: unknown = await fetchImage(address, AbortSignal.timeout(1000), () => false).catch(
      (reason: unknown) => reason,
    )
    expect(error).toMatchObject({ message: expect.stringContaining('is not asked for pictures'), error: 'closed' })
  },
)
