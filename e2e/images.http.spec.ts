import { expect, test } from '@playwright/test'
import { isBehindNginx } from './profile'

test('an image is sent as WebP, resized once, shown, not downloaded, and found again by a quoted ETag', async ({
  request,
}) => {
  const html = await (await request.get('/tong-quan')).text()
  const src = /<main[^]*?<img[^>]*\bsrcset="([^" ]+)/i.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const accept = 'image/webp,*/*'
  const headers = async () => (await request.get(src, { headers: { accept } })).headers()
  await expect.poll(async () => (await headers())['x-nextjs-cache']).toBe('HIT')
  const { etag = '', ...others } = await headers()
  expect(others).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': expect.stringMatching(/^inline(?:;|$)/),
  })
  expect(etag).toMatch(/^"[^"]+"$/)
  expect((await request.get(src, { headers: { accept, 'if-none-match': etag } })).status()).toBe(304)
})

test("only the site's own images are resized", async ({ request }) => {
  for (const url of [
    'https://spy.example/x.png',
    '/admin/api/media/file/x.png',
    '/api/article',
    '//spy.example/x.png',
    '/media/../secrets.json',
  ]) {
    const answer = await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=360&q=75`)
    expect(answer.status()).toBeGreaterThanOrEqual(400)
  }
})

test('the media address gives images and nothing else', async ({ request }) => {
  for (const path of ['/media/secrets.json', '/media/..%2Filc.sqlite', '/media/%2Fetc%2Fpasswd', '/media/x.webp']) {
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
