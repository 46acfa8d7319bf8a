import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { expect, request, test, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { dataFolder, instance, staff } from './instances'
import { startSite, type RunningSite } from './running-site'

/** Search engines are told of what was published, changed and taken back, also when they do not answer at first. */

const key = 'a-key-of-the-tests-0123456789'
const notice = z.object({ host: z.string(), key: z.string(), keyLocation: z.string(), urlList: z.array(z.string()) })

let server: Server
let site: RunningSite | undefined
let staffCalls: APIRequestContext
let status = 200
const told: z.infer<typeof notice>[] = []
const made = (port: number) => instance(29, 'index-now', { INDEXNOW_KEY: key, INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow` })
let url = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  server = createServer((call, answer) => {
    let body = ''
    call.on('data', (chunk: Buffer) => (body += chunk.toString()))
    call.on('end', () => {
      told.push(notice.parse(JSON.parse(body)))
      answer.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const own = made(typeof address === 'object' && address ? address.port : 0)
  url = own.url
  site = await startSite(url, own.environment, path.join(dataFolder, 'index-now.log'))
  staffCalls = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  expect((await staffCalls.post('/admin/api/staff/login', { data: staff })).status()).toBe(200)
})
test.afterAll(async () => {
  await staffCalls?.dispose()
  await site?.stop()
  server?.close()
})

const pages = () => told.flatMap(({ urlList }) => urlList)

async function save(id: number | undefined, data: Record<string, unknown>): Promise<number> {
  const response = id === undefined ? await staffCalls.post('/admin/api/articles', { data }) : await staffCalls.patch(`/admin/api/articles/${id}`, { data })
  expect([200, 201]).toContain(response.status())
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

test('the whole sample content is told of at once, under a key that can be read', async () => {
  await expect.poll(() => pages().length, { timeout: 20_000 }).toBe(96)
  expect(told[0]).toMatchObject({ host: new URL(url).host, key, keyLocation: `${url}/${key}.txt` })
  expect(await (await fetch(`${url}/${key}.txt`)).text()).toBe(key)
  expect((await fetch(`${url}/another-key-0123456789.txt`)).status).toBe(404)
})

test('what is published, moved and taken back is told once each; a draft is nobody\'s business', async () => {
  told.length = 0
  const article = { title: 'IndexNow', slug: 'index-now', summary: 'x', format: 'HTML', html: '<p>x</p>', type: 'NEWS', language: 'en' }
  const id = await save(undefined, { ...article, _status: 'draft' })
  await save(id, { _status: 'published' })
  await expect.poll(pages, { timeout: 20_000 }).toEqual([`${url}/en/tin-tuc/index-now`])
  await save(id, { slug: 'index-now-moved', _status: 'published' })
  await expect.poll(() => pages().slice(1).sort(), { timeout: 20_000 }).toEqual([`${url}/en/tin-tuc/index-now`, `${url}/en/tin-tuc/index-now-moved`])
  await save(id, { _status: 'draft' })
  await expect.poll(() => pages().slice(3), { timeout: 20_000 }).toEqual([`${url}/en/tin-tuc/index-now-moved`])
})

test('a search engine that does not answer is told later', async () => {
  told.length = 0
  status = 503
  await save(undefined, { title: 'Later', slug: 'index-now-later', summary: 'x', format: 'HTML', html: '<p>x</p>', type: 'NEWS', language: 'en', _status: 'published' })
  await expect.poll(pages, { timeout: 20_000 }).toEqual([`${url}/en/tin-tuc/index-now-later`])
  status = 200
  await expect.poll(() => pages().length, { timeout: 90_000 }).toBe(2)
})
