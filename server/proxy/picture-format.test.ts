import { createServer, ServerResponse, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { acceptFor, PictureFormats } from './picture-format'

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

test.each([
  ['a browser with both, before they are compared', chromium, undefined, 'image/webp'],
  ['a browser with both, where AVIF is smaller', chromium, 'image/avif', 'image/avif'],
  ['a browser with both, where WebP is smaller', chromium, 'image/webp', 'image/webp'],
  ['Safari 16 with parameters', 'image/webp;q=0.9, image/avif;q=1', undefined, 'image/webp'],
  ['a browser that refuses AVIF', 'image/avif;q=0,image/webp', 'image/avif', 'image/avif'],
  ['AVIF alone', 'image/avif,*/*', undefined, 'image/avif'],
  ['WebP alone', 'image/webp,*/*', 'image/avif', 'image/webp'],
  ['anything', '*/*', 'image/avif', '*/*'],
  ['nothing said', '', undefined, ''],
] as const)('%s', (_, accept, best, first) => {
  expect(acceptFor(accept, best).split(/[,;]/)[0]).toBe(first)
})

/** A next that answers each format with so many bytes, 500 for none, or always with a picture of another type. */
function nextWith(avifBytes: number | undefined, ownType?: string) {
  return ({ headers: { accept = '' } }: IncomingMessage, response: ServerResponse) => {
    const type = accept.split(',')[0] ?? ''
    const bytes = type === 'image/avif' ? avifBytes : 100
    response
      .setHeader('content-type', ownType ?? type)
      .setHeader('cache-control', 'public, max-age=31536000')
      .writeHead(bytes === undefined ? 500 : 200)
      .end('x'.repeat(bytes ?? 0))
  }
}

test.each([
  ['a photo', 50, 'image/avif'],
  ['a drawing', 200, 'image/webp'],
  ['a picture that cannot be encoded', undefined, 'image/webp'],
] as const)('%s is WebP first, then the smaller format', async (_, avifBytes, later) => {
  const work: (() => Promise<void>)[] = []
  const next = nextWith(avifBytes)
  const formats = new PictureFormats(next, 'ilc.example', (piece) => void work.push(piece))
  const server = createServer((request, response) => {
    formats.choose(request, response)
    next(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const get = async () => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/_next/image?w=1`, { headers: { accept: chromium } })
    return [headers.get('content-type'), headers.get('cache-control')]
  }
  const early = [await get(), await get()]
  expect(early).toEqual([
    ['image/webp', 'public, max-age=60'],
    ['image/webp', 'public, max-age=60'],
  ])
  expect(work).toHaveLength(1)
  await work[0]?.()
  const isKnown = avifBytes !== undefined
  expect(await get()).toEqual([later, isKnown ? 'public, max-age=31536000' : 'public, max-age=60'])
  server.close()
})

/** Asks for a picture at an address as Chromium does, and returns how long caches may keep it. */
function ask(formats: PictureFormats, next: ReturnType<typeof nextWith>, url: string): unknown {
  const request = { url, headers: { accept: chromium } } as IncomingMessage
  const response = new ServerResponse(request)
  formats.choose(request, response)
  next(request, response)
  return response.getHeader('cache-control')
}

test('an animated picture, which is sent as it is, is kept as long as others once that is known', async () => {
  const work: (() => Promise<void>)[] = []
  const next = nextWith(100, 'image/gif')
  const formats = new PictureFormats(next, 'ilc.example', (piece) => void work.push(piece))
  expect(ask(formats, next, '/_next/image?w=1')).toBe('public, max-age=60')
  await work[0]?.()
  expect(ask(formats, next, '/_next/image?w=1')).toBe('public, max-age=31536000')
})

test.each([
  ['what is no picture', `/_next/image?w=1`, 500],
  ['an address that is longer than any in pages', `/_next/image?w=${'1'.repeat(600)}`, 200],
])('%s is not compared', (_, url, status) => {
  const work: (() => Promise<void>)[] = []
  const next = (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(status).end()
  ask(new PictureFormats(next, 'ilc.example', (piece) => void work.push(piece)), next, url)
  expect(work).toHaveLength(0)
})
