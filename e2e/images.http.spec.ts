import { expect, test, type APIRequestContext } from '@playwright/test'
import { isBehindNginx } from './profile'

async function firstImage(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/tong-quan')).text()
  return /<main[^]*?<img[^>]*\bsrcset="([^" ]+)/i.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

test('an image is sent as WebP', async ({ request }) => {
  const src = await firstImage(request)
  expect((await request.get(src, { headers: { accept: 'image/webp,*/*' } })).headers()['content-type']).toBe(
    'image/webp',
  )
})

test('an image is shown, not downloaded, and found again by a quoted ETag', async ({ request }) => {
  const src = await firstImage(request)
  const accept = 'image/webp,*/*'
  const { etag = '', 'content-disposition': disposition } = (await request.get(src, { headers: { accept } })).headers()
  expect([disposition?.split(';')[0], etag]).toEqual(['inline', expect.stringMatching(/^"[^"]+"$/)])
  expect((await request.get(src, { headers: { accept, 'if-none-match': etag } })).status()).toBe(304)
})

test('an image is resized once', async ({ request }) => {
  const src = await firstImage(request)
  const cache = async () =>
    (await request.get(src, { headers: { accept: 'image/webp,*/*' } })).headers()['x-nextjs-cache']
  await cache()
  expect(await cache()).toBe('HIT')
})

test("only the site's own images are resized", async ({ request }) => {
  for (const url of [
    'https://spy.example/x.png',
    '/admin/api/media/file/x.png',
    '/api/article',
    '//spy.example/x.png',
    '/media/../secrets.json',
  ]) {
    expect(
      (await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=360&q=75`)).status(),
    ).toBeGreaterThanOrEqual(400)
  }
})

test('the media address gives images and nothing else', async ({ request }) => {
  for (const path of [
    '/media/secrets.json',
    '/media/..%2Fsecrets.json',
    '/media/..%2Filc.sqlite',
    '/media/%2Fetc%2Fpasswd',
    '/media/.webp',
    '/media/x.webp',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  // nginx itself rejects an invalid address.
  expect((await request.get('/media/%E0%A4%A.webp')).status()).toBe(isBehindNginx ? 400 : 404)
})

test('a video is sent in parts, to be shown on the page', async ({ request }) => {
  const [, address = ''] = /href="(\/media\/[^"]+\.mp4)"/.exec(await (await request.get('/')).text()) ?? []
  const part = await request.get(address, { headers: { range: 'bytes=0-99' } })
  const headers = part.headers()
  expect([part.status(), headers['content-type'], headers['content-disposition']]).toEqual([
    206,
    'video/mp4',
    undefined,
  ])
  expect(headers['content-range']).toMatch(/^bytes 0-99\/\d+$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect((await part.body()).toString('latin1', 4, 8)).toBe('ftyp')
})
