import type { Server } from 'node:http'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, request as requests, test, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { startGoogle } from '@/tools/sign-in/google'
import { signInSettings } from '@/tools/sign-in/settings'
import { upload, whole } from './consultation-calls'
import { startForeignBackend, type ForeignBackend } from './foreign-backend'
import { dataFolder, portAt } from './instances'
import { asStranger } from './roles'
import { signInByCalls } from './users'
import { startSite, type RunningSite } from './running-site'

/**
 * A site that is only the website of a third-party hosted backend, which implements the contract and no more (spec 7).
 */

test.describe.configure({ mode: 'serial' })

const [port, googlePort] = [portAt(70), portAt(71)]

const url = `http://localhost:${port}`
const data = path.join(dataFolder, 'remote-alone')

let backend: ForeignBackend
let google: Server
let site: RunningSite
let visitor: APIRequestContext

test.beforeAll(async () => {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  backend = await startForeignBackend()
  google = await startGoogle(googlePort, [url])
  const environment = {
    PORT: String(port),
    DATA_DIR: data,
    BACKEND_URL: backend.url,
    BACKEND_TIMEOUT_MS: '1000',
    BACKEND_PICTURE_ORIGINS: backend.images,
    ...signInSettings(googlePort, googlePort),
  }
  site = await startSite(url, environment, path.join(dataFolder, 'remote-alone.log'))
  visitor = await asStranger(url)
})
test.afterAll(async () => {
  await visitor?.dispose()
  await site?.stop()
  google?.close()
  google?.closeAllConnections()
  backend?.stop()
})

const article = '/tin-tuc/665f1c2e9b'
const people = ['/tong-quan', '/tong-quan/lan', '/tong-quan/partner']
const pages = ['/', '/tin-tuc', article, '/tim-kiem?q=luat', ...people, '/lien-he']

const html = async (address: string) => (await visitor.get(address)).text()

const imagesIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) =>
      [...tag.matchAll(/\b(?:src|srcset)="([^"]+)"/gi)].flatMap(([, list = '']) =>
        list.split(', ').map((one) => (one.split(' ')[0] ?? '').replaceAll('&amp;', '&')),
      ),
    ),
  ),
]

const wholeOf = (address: string) => new URL(address, url).searchParams.get('url') ?? address

const reported = async (address: string) => {
  const answer = await visitor.get(address)
  return [answer.status(), answer.headers()['retry-after'], answer.headers()['cache-control']]
}
const unavailable = [503, '30', 'no-store']

test('every screen shows what the backend has', async () => {
  for (const address of pages) expect([address, (await visitor.get(address)).status()]).toEqual([address, 200])
  expect(await html('/tin-tuc')).toContain('Luật doanh nghiệp sửa đổi')
  expect(await html(article)).toContain('Bài hay')
  expect(await html('/tong-quan/lan')).toContain('Trần Thị Lan')
  expect(await html('/tong-quan/partner')).toContain('https://sao.example')
  expect((await visitor.get('/tin-tuc/khong-co')).status()).toBe(404)
})

test('a search, the feed and the sitemap have the article, and a list ends where its articles end', async () => {
  expect(await html('/tim-kiem?q=luat')).toContain(`href="${article}"`)
  expect(await html('/feed/vi/rss.xml')).toContain(`${url}${article}<`)
  expect(await html('/sitemap/articles-1.xml')).toContain(`<loc>${url}${article}</loc>`)
  expect((await visitor.get('/tin-tuc?page=2')).status()).toBe(404)
})

test('no page names the host of an image, and every image is served here', async () => {
  const results = new Set<string>()
  const texts = [`${article}.md`, '/feed/vi/rss.xml', '/sitemap/articles-1.xml']
  for (const address of [...pages, ...texts, '/api/article/665f1c2e9b', '/api/member/', '/api/ecosystem']) {
    const text = await html(address)
    const named = [backend.images, new URL(backend.url).origin].filter((origin) => text.includes(origin))
    expect([address, named]).toEqual([address, []])
    for (const image of imagesIn(text)) results.add(image)
  }
  // Cover, two in the text, a commenter's avatar, a portrait, a logo.
  expect(Map.groupBy(results, wholeOf).size).toBeGreaterThanOrEqual(6)
  for (const [first = ''] of Map.groupBy(results, wholeOf).values()) {
    const answer = await visitor.get(first, { headers: { accept: 'image/webp,*/*' } })
    expect([first, answer.status(), answer.headers()['content-type']?.startsWith('image/')]).toEqual([first, 200, true])
  }
  const json = /"image":\[([^\]]+)\]/.exec(await html(article))?.[1] ?? ''
  expect(json.match(/http:\/\/localhost:\d+\/(?:media|preview)\//g)?.length).toBe(3)
})

test('an image is served in full and in the size of the screen, with a long cache time', async () => {
  const [cover = ''] = imagesIn(await html(article))
  const small = await visitor.get(cover.replace(/w=\d+/, 'w=360'), { headers: { accept: 'image/webp,*/*' } })
  expect([small.headers()['content-type'], (await sharp(await small.body()).metadata()).width]).toEqual([
    'image/webp',
    360,
  ])
  const original = await visitor.get(wholeOf(cover))
  expect([original.headers()['content-type'], original.headers()['cache-control']]).toEqual([
    'image/jpeg',
    'public, max-age=604800, stale-while-revalidate=31536000',
  ])
  expect((await sharp(await original.body()).metadata()).width).toBe(1000)
})

test('an image of unknown size causes no layout shift', async ({ browser }) => {
  const tops: number[] = []
  for (const isThere of [false, true]) {
    const page = await browser.newPage({ viewport: { width: 600, height: 900 } })
    if (!isThere) await page.route('**/_next/image*', (route) => route.abort())
    await page.goto(url + article)
    const image = page.getByAltText('Sơ đồ')
    await image.scrollIntoViewIfNeeded()
    if (isThere)
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
    tops.push(
      await page.getByText('Sau ảnh.').evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
    )
    await page.close()
  }
  expect(tops[0]).toBe(tops[1])
})

test('cached images stay while their host is down, in every size; others are unavailable, not missing', async () => {
  const [cover = ''] = imagesIn(await html(article))
  const unseen = wholeOf(imagesIn(await html('/tin-tuc/665f1c2e9c'))[0] ?? '')
  await visitor.get(wholeOf(cover))
  backend.away.images = true
  for (const width of [360, 480, 672])
    expect([width, (await visitor.get(cover.replace(/w=\d+/, `w=${width}`))).status()]).toEqual([width, 200])
  expect((await visitor.get(wholeOf(cover))).status()).toBe(200)
  expect(await reported(unseen)).toEqual(unavailable)
  const resized = `/_next/image?url=${encodeURIComponent(unseen)}&w=360&q=75`
  expect(await reported(resized)).toEqual(unavailable)
  // A preview without its image is better than none, but it is not cached.
  const preview = /property="og:image" content="([^"]+)"/.exec(await html('/tin-tuc/665f1c2e9c'))?.[1] ?? ''
  expect(await reported(preview)).toEqual([200, undefined, 'no-cache'])
  expect((await visitor.get('/tin-tuc/665f1c2e9c')).status()).toBe(200)
  backend.away.images = false
  expect([(await visitor.get(resized)).status(), (await reported(preview))[2]]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
})

test('missing content is 404 however the backend reports it, and broken content is 503', async () => {
  for (const address of ['/tin-tuc/rong', '/api/article/rong', '/api/article/khong', '/api/member/x='])
    expect([address, (await visitor.get(address)).status()]).toEqual([address, 404])
  for (const address of ['/tin-tuc/hong', '/tin-tuc/hong.md', '/api/article/hong']) {
    const answer = await visitor.get(address)
    expect([address, answer.status(), answer.headers()['retry-after']]).toEqual([address, 503, '30'])
  }
})

test('features that the backend lacks are not offered', async () => {
  const text = await html(article)
  expect(text).toContain('Bài hay')
  expect(text).not.toMatch(/>Trả lời<|>Báo cáo</)
})

test('there is no studio, and no data of one', async () => {
  for (const address of ['/admin', '/admin/login', '/admin/api/articles', '/admin/api/staff/me']) {
    const answer = await visitor.get(address, { maxRedirects: 0 })
    expect([address, answer.status()]).toEqual([address, 404])
    expect(await answer.text()).toContain('Không tìm thấy trang')
  }
  expect((await visitor.post('/admin/api/staff/login', { data: {} })).status()).toBe(404)
  expect(readdirSync(data).sort()).toEqual(['pictures', 'previews', 'secrets.json'])
})

test('a user signs in, comments and rates by exactly the contract; after signing out a copy of the cookie is invalid too', async () => {
  const user = await asStranger(url)
  await signInByCalls(user, 'Le Van Nam')
  backend.written.length = 0
  const write = async (who: APIRequestContext, type: string, value: string) => {
    const data = { type, value, articleID: '665f1c2e9b', userName: 'somebody@else.example' }
    return (await who.post('/api/interactedArticle', { data })).status()
  }
  expect([await write(user, 'COMMENT', 'Cảm ơn'), await write(user, 'RATE', '4')]).toEqual([201, 201])
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  const body = {
    userName: 'le-van-nam@mail.example',
    fullName: 'Le Van Nam',
    avatar: null,
    articleID: '665f1c2e9b',
    createdDate: date,
    updatedDate: date,
  }
  expect(backend.written).toEqual([
    { call: 'POST /api/interactedArticle', body: { ...body, type: 'COMMENT', value: 'Cảm ơn' } },
    { call: 'POST /api/interactedArticle', body: { ...body, type: 'RATE', value: '4' } },
  ])
  backend.written.length = 0
  const beyond = [
    await user.patch('/api/interactedArticle/1', { data: { value: 'x' } }),
    await user.delete('/api/interactedArticle/1'),
    await user.post('/api/interactedArticle/1/report', { data: { reason: 'SPAM' } }),
  ]
  expect([beyond.map((answer) => answer.status()), backend.written]).toEqual([[404, 404, 404], []])
  const copy = await requests.newContext({
    baseURL: url,
    extraHTTPHeaders: { origin: url },
    storageState: await user.storageState(),
  })
  const { csrfToken } = (await (await user.get('/api/auth/csrf')).json()) as { csrfToken: string }
  expect((await user.post('/api/auth/signout', { form: { csrfToken, json: 'true' } })).status()).toBe(200)
  for (const context of [user, copy]) {
    expect(await write(context, 'COMMENT', 'x')).toBe(401)
    await context.dispose()
  }
})

test('a consultation request with a file, and a view, arrive in the format of the contract', async () => {
  backend.written.length = 0
  const file = await upload(visitor, 'hop-dong.txt', Buffer.from('Hợp đồng'))
  const input = whole('Khách hàng')
  for (const [named, status] of [
    [file, 201],
    ['https://evil.example/a.txt', 422],
  ] as const)
    expect((await visitor.post('/api/reservation', { data: { ...input, file: named } })).status()).toBe(status)
  expect((await visitor.put('/api/viewWebsite')).status()).toBe(200)
  expect(backend.written).toEqual([
    { call: 'POST /api/auto/upload', body: expect.stringContaining('name="file"') },
    { call: 'POST /api/reservation', body: { ...input, file: `${backend.images}/file.txt` } },
    { call: 'PUT /api/viewWebsite', body: '' },
  ])
})

test('the addresses for requests and files can be set', async () => {
  const [own, ownData] = [`http://localhost:${portAt(72)}`, path.join(dataFolder, 'remote-set')]
  const environment = {
    PORT: String(portAt(72)),
    DATA_DIR: ownData,
    BACKEND_URL: backend.url,
    BACKEND_RESERVATION_PATH: '/dat-lich',
    UPLOAD_URL: `${backend.url}/auto/upload`,
    UPLOAD_PRESET: 'consultation',
  }
  const other = await startSite(own, environment, `${ownData}.log`)
  const client = await asStranger(own)
  try {
    backend.written.length = 0
    const input = whole('Khách hàng khác')
    const uploaded = await upload(client, 'hop-dong.txt', Buffer.from('Hợp đồng'))
    const sent = await client.post('/api/reservation', { data: { ...input, file: uploaded } })
    expect(sent.status()).toBe(201)
    expect(backend.written).toEqual([
      { call: 'POST /api/auto/upload', body: expect.stringMatching(/name="upload_preset"\s+consultation/) },
      { call: 'POST /api/dat-lich', body: { ...input, file: `${backend.images}/file.txt` } },
    ])
    backend.away.backend = true
    const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
    expect((await client.post('/api/auto/upload', { multipart: { file } })).status()).toBe(503)
  } finally {
    backend.away.backend = false
    await client.dispose()
    await other.stop()
  }
})
