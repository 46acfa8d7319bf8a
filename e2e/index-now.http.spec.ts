import { createServer } from 'node:http'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { listen } from './hosted-backend'
import { databaseAt, indexNowKey as key, instance, postgres } from './instances'
import { dropDatabase, startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { asStaff, publish as publishBy } from './staff'

/**
 * Search engines are notified of every page that is published, changed or deleted: by one of several sites, once, and
 * again after a failed call.
 */

interface Reported {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

async function startService() {
  const reported: Reported[] = []
  const statuses: number[] = []
  const server = createServer(async (call, response) => {
    reported.push(JSON.parse(Buffer.concat(await call.toArray()).toString()) as Reported)
    response.writeHead(statuses.shift() ?? 202).end()
  })
  return {
    url: `${await listen(server)}/indexnow`,
    reported,
    statuses,
    stop: () => new Promise((done) => server.close(done)),
  }
}

type Service = Awaited<ReturnType<typeof startService>>

const articles = '/admin/api/articles'

const publish = (api: APIRequestContext, title: string, status = 'published') =>
  publishBy(api, { title, _status: status })

async function edit(api: APIRequestContext, id: number, change: object, query = ''): Promise<void> {
  expect((await api.patch(`${articles}/${id}${query}`, { data: change })).status()).toBe(200)
}

function journey(name: string, firstOffset: number, database: string) {
  test.describe(name, () => {
    let service: Service
    let api: APIRequestContext
    let url: string
    const sites: RunningSite[] = []

    test.beforeAll(async () => {
      await dropDatabase(database)
      service = await startService()
      const environment = { DATABASE_URL: database, INDEXNOW_KEY: key, INDEXNOW_URL: service.url }
      // Both have the same public address, as instances of one site do.
      const own = (offset: number) => instance(offset, `index-now-${firstOffset}`, environment)
      const [first, second] = [own(firstOffset), own(firstOffset + 1)]
      url = first.url
      for (const site of [first, second])
        sites.push(await startPrepared({ url: site.url, environment: { ...site.environment, SITE_URL: url } }))
      api = await asStaff(url)
    })

    test.afterAll(async () => {
      await api?.dispose()
      await Promise.all(sites.map((site) => site.stop()))
      await service?.stop()
    })

    const urls = () => service.reported.flatMap(({ urlList }) => urlList)
    const times = (page: string) => urls().filter((address) => address === url + page).length
    /** Waits until another page is reported, which is queued after everything before it. */
    const fence = async () => {
      const { slug } = await publish(api, `Rào ${Date.now()}`)
      await expect.poll(() => times(`/tin-tuc/${slug}`)).toBe(1)
    }

    test('loaded content is reported, with the key that the site serves', async () => {
      const { data } = (await (await api.get('/api/article')).json()) as { data: { articles: { id: string }[] } }
      await expect.poll(() => urls().length).toBeGreaterThanOrEqual(data.articles.length)
      const ids = urls().map((address) => decodeURIComponent(address.split('/').at(-1) ?? ''))
      expect(ids.sort()).toEqual(data.articles.map(({ id }) => id).sort())
      const { host } = new URL(url)
      for (const reported of service.reported)
        expect(reported).toMatchObject({ host, key, keyLocation: `${url}/${key}.txt` })
      const file = await api.get(`/${key}.txt`)
      expect([file.status(), await file.text()]).toEqual([200, key])
      expect(file.headers()['content-type']).toBe('text/plain; charset=utf-8')
      for (const other of ['ads.txt', 'another-key-1234.txt', `${key}x.txt`])
        expect((await api.get(`/${other}`)).status()).toBe(404)
    })

    test('each public change is reported once, and nothing else', async () => {
      const { id, slug } = await publish(api, `Bài ${firstOffset} ${Date.now()}`)
      await expect.poll(() => times(`/tin-tuc/${slug}`)).toBe(1)

      await edit(api, id, { title: 'Bản nháp', _status: 'draft' }, '?draft=true')
      const draft = await publish(api, `Nháp ${Date.now()}`, 'draft')
      await fence()
      expect([times(`/tin-tuc/${slug}`), times(`/tin-tuc/${draft.slug}`)]).toEqual([1, 0])

      await edit(api, id, { html: '<p>Hai</p>', _status: 'published' })
      await expect.poll(() => times(`/tin-tuc/${slug}`)).toBe(2)
      const moved = `${slug}-moi`
      await edit(api, id, { slug: moved, type: 'RESEARCH', language: 'en', _status: 'published' })
      await expect.poll(() => [times(`/tin-tuc/${slug}`), times(`/en/nghien-cuu/${moved}`)]).toEqual([3, 1])
      await edit(api, id, { _status: 'draft' })
      await expect.poll(() => times(`/en/nghien-cuu/${moved}`)).toBe(2)
      await edit(api, id, { title: 'Vẫn là nháp', _status: 'draft' })
      await fence()
      expect(times(`/en/nghien-cuu/${moved}`)).toBe(2)
      await edit(api, id, { _status: 'published' })
      await expect.poll(() => times(`/en/nghien-cuu/${moved}`)).toBe(3)
      // Into the trash and out of it; what is deleted for ever from there was reported before.
      await edit(api, id, { deletedAt: new Date().toISOString() })
      await expect.poll(() => times(`/en/nghien-cuu/${moved}`)).toBe(4)
      await edit(api, id, { deletedAt: null }, '?trash=true')
      await expect.poll(() => times(`/en/nghien-cuu/${moved}`)).toBe(5)
      await edit(api, draft.id, { deletedAt: new Date().toISOString() })
      expect((await api.delete(`${articles}/${draft.id}?trash=true`)).status()).toBe(200)
      expect((await api.delete(`${articles}/${id}`)).status()).toBe(200)
      await expect.poll(() => times(`/en/nghien-cuu/${moved}`)).toBe(6)
      await fence()
      expect([times(`/tin-tuc/${slug}`), times(`/en/nghien-cuu/${moved}`), times(`/tin-tuc/${draft.slug}`)]).toEqual([
        3, 6, 0,
      ])
    })

    test('temporary failures are retried, refusals are not', { tag: '@full' }, async () => {
      service.statuses.push(500)
      const unlucky = await publish(api, `Lỗi 500 ${Date.now()}`)
      await expect.poll(() => times(`/tin-tuc/${unlucky.slug}`)).toBe(1)
      service.statuses.push(422)
      const refused = await publish(api, `Lỗi 422 ${Date.now()}`)
      await expect.poll(() => times(`/tin-tuc/${refused.slug}`)).toBe(1)
      await fence()
      expect(times(`/tin-tuc/${unlucky.slug}`)).toBe(1)
      await expect.poll(() => times(`/tin-tuc/${unlucky.slug}`)).toBe(2)
      await fence()
      expect([times(`/tin-tuc/${unlucky.slug}`), times(`/tin-tuc/${refused.slug}`)]).toEqual([2, 1])
    })
  })
}

journey('on SQLite', 196, '')
if (postgres) journey('on PostgreSQL', 198, databaseAt('indexnow'))
