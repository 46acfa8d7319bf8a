import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { dataFolder, instance } from './instances'
import { startSite, type RunningSite } from './running-site'

/** A front of a hosted backend that knows the contract alone: nothing is set but where it is, and it keeps nothing. */

const front = instance(37, 'remote', {})
const folder = path.join(dataFolder, 'remote-alone')

const elsewhere = 'https://res.cloudinary.example/ilc/image/upload/v1'

const article = (id: string, more: object = {}) => ({
  _id: id,
  title: `Bài ${id}`,
  content: `<p>Một</p><p><img src="/pictures/shown.png" alt="Biểu đồ"><img src="${elsewhere}/other.png?a=1&amp;b=2" alt="Bản đồ"></p>`,
  preview_img: '/pictures/cover.png',
  summary: 'Tóm tắt của bài.',
  createDate: '2026-03-14T08:30:00+07:00',
  language: 'VI',
  views: 1,
  type: 'NEWS',
  interactedArticles: [{ _id: 'c1', userName: 'lan@mail.example', fullName: 'Lan', avatar: `${elsewhere}/lan.png`, type: 'COMMENT', value: 'Hay', createdDate: '2026-03-15T00:00:00Z' }],
  unknown: { to: 'us' },
  ...more,
})

const member = { _id: 'chu-tich', fullName: 'Nguyễn Văn Chủ', name: 'Chủ', gmail: 'a@mail.example', phone: '0912345678', imgUrl: `${elsewhere}/chu.jpg`, description: '', penName: '', role: 'CHAIRMAN', department: 'NA', language: 'vi' }
const partner = { _id: 'p1', typeEcosystem: 'EDUCATIONAL_INSTITUTION', linkWebsite: null, imgUrl: '/pictures/logo.png', fullName: 'Công ty Một' }

/** What the contract has, as a backend that is not ours spells it. */
const answers: Record<string, unknown> = {
  '/api/article/': { data: { data: { articles: [article('mot'), article('hai', { createDate: 'soon' }), article('ba')], pagination: { page: '1', limit: '6', total: '3' } } } },
  '/api/article/mot': { data: article('mot') },
  '/api/article/ba': article('ba'),
  '/api/member/': { members: [member] },
  '/api/member/chu-tich': { data: member },
  '/api/ecosystem': { data: { Ecosystems: [partner] } },
}

let isDown = false
let png: Buffer
const backend = createServer((request, response) => {
  if (isDown) return void request.socket.destroy()
  const { pathname } = new URL(request.url ?? '/', 'http://backend')
  if (pathname.startsWith('/pictures/')) return void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(png)
  const answer = answers[pathname]
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? { message: 'Not found' }))
})

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let site: RunningSite
test.beforeAll(async () => {
  test.setTimeout(180_000)
  rmSync(folder, { recursive: true, force: true })
  png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1b3a5c' } }).png().toBuffer()
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const BACKEND_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}/api`
  site = await startSite(front.url, { PORT: new URL(front.url).port, HOST: '127.0.0.1', SITE_URL: front.url, DATA_DIR: folder, BACKEND_URL }, path.join(dataFolder, 'remote.log'))
})
test.afterAll(async () => {
  await site?.stop()
  backend.close()
  backend.closeAllConnections()
})

const get = (address: string, init: RequestInit = {}) => fetch(new URL(address, front.url), { redirect: 'manual', ...init })
const html = async (address: string) => (await get(address)).text()

/** Addresses of a page's pictures, the largest of each. */
const picturesOf = (text: string) => [...text.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'))

const screens = ['/', '/en', '/zh', '/tin-tuc', '/tin-tuc/mot', '/tin-tuc/ba', '/tong-quan', '/tong-quan/chu-tich', '/tong-quan/partner', '/tong-quan/phong-ban', '/tim-kiem?q=bai', '/lien-he', '/sitemap.xml', '/feed/vi/rss.xml', '/tin-tuc/mot.md', '/llms.txt']

test('every screen is there, of what could be read', async () => {
  for (const address of screens) expect([address, (await get(address)).status]).toEqual([address, 200])
  const list = await html('/tin-tuc')
  expect([list.includes('Bài mot'), list.includes('Bài hai'), list.includes('Bài ba')]).toEqual([true, false, true])
  expect(await html('/tong-quan/partner')).toContain('Công ty Một')
  expect((await get('/tin-tuc/khong-co')).status).toBe(404)
})

test('its pictures come by the site itself, in the size of the screen, and nowhere is another host asked', async () => {
  for (const address of screens) {
    const text = await html(address)
    for (const picture of picturesOf(text)) expect([address, picture]).toEqual([address, expect.stringMatching(/^(?:\/|data:)/)])
    expect(text.replace(/<a\b[^>]*>/g, '')).not.toContain('res.cloudinary.example')
  }
  const shown = picturesOf(await html('/tin-tuc/mot'))
  expect(shown.filter((picture) => picture.startsWith('/_next/image')).length).toBeGreaterThan(2)
  const own = shown.find((picture) => picture.startsWith('/_next/image')) ?? ''
  const small = await get(own, { headers: { accept: 'image/avif,image/webp,*/*' } })
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/avif'])
  const original = await get(new URL(own, front.url).searchParams.get('url') ?? '')
  expect([original.status, original.headers.get('content-type'), Buffer.from(await original.arrayBuffer()).equals(png)]).toEqual([200, 'image/png', true])
  const card = /<meta property="og:image" content="([^"]+)"/.exec(await html('/tin-tuc/mot'))?.[1] ?? ''
  expect([(await get(card)).status, (await get(card)).headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('it fetches for nobody else', async () => {
  const forged = `${'A'.repeat(22)}.${Buffer.from('http://127.0.0.1/x.png').toString('base64url')}.png`
  expect((await get(`/media/${forged}`)).status).toBe(404)
  expect((await get(`/_next/image?url=${encodeURIComponent(`${elsewhere}/lan.png`)}&w=96&q=75`)).status).toBe(400)
})

test('while the backend is away, what was seen is seen, and what was not may be asked for again', async () => {
  const address = picturesOf(await html('/tin-tuc/mot')).find((picture) => picture.startsWith('/_next/image')) ?? ''
  const original = new URL(address, front.url).searchParams.get('url') ?? ''
  isDown = true
  try {
    for (const seen of [address, original, address.replace(/w=\d+/, 'w=96')]) expect([seen, (await get(seen)).status]).toEqual([seen, 200])
    const never = await get('/media/never-seen-3f2a.webp')
    expect([never.status, never.headers.get('retry-after'), never.headers.get('cache-control')]).toEqual([503, '30', 'no-store'])
  } finally {
    isDown = false
  }
  await expect.poll(async () => (await get('/media/never-seen-3f2a.webp')).status).toBe(404)
})

test('there is no studio, and no database', async () => {
  for (const address of ['/admin', '/admin/', '/admin/login', '/admin/collections/articles', '/admin/api/articles', '/admin/api/graphql']) {
    const answer = await get(address)
    expect([address, answer.status, (await answer.text()).includes('</footer>')]).toEqual([address, 404, true])
  }
  const login = await get('/admin/api/staff/login', { method: 'POST', headers: { 'content-type': 'application/json', origin: front.url }, body: JSON.stringify({ email: 'admin@ilc.example', password: randomUUID() }) })
  expect([login.status, login.headers.get('set-cookie')]).toEqual([404, null])
  expect(existsSync(path.join(folder, 'ilc.sqlite'))).toBe(false)
})
