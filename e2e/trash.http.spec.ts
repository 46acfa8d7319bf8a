import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, request as requests, test, type APIRequestContext } from '@playwright/test'
import { Client } from 'pg'
import { signInSettings } from '@/tools/sign-in/settings'
import { ask, whole } from './consultation-calls'
import { databaseAt, instance, postgres, providerPorts } from './instances'
import { dropDatabase, startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { asStaff, publish } from './staff'
import { signInByCalls } from './users'

/** What staff delete is in the trash: gone outside at once, complete again once it is restored, and deleted after 30 days. */

const signIn = signInSettings(providerPorts.google, providerPorts.facebook)
const sites = [
  ['SQLite', instance(91, 'trash', signIn)],
  ['PostgreSQL', instance(92, 'trash-postgres', { ...signIn, DATABASE_URL: databaseAt('trash') }, postgres !== '')],
] as const

const cover = readFileSync(path.resolve('content/images/covers/sme-credit-access-study.webp'))

for (const [name, own] of sites) {
  test.describe(`on ${name}`, () => {
    test.skip(!own.available, 'no PostgreSQL')
    let site: RunningSite | undefined
    let api: APIRequestContext

    const start = async () => {
      site = await startPrepared(own)
      api = await asStaff(own.url)
    }
    const stop = async () => {
      await api?.dispose()
      await site?.stop()
    }
    test.beforeAll(async () => {
      await dropDatabase(own.environment.DATABASE_URL)
      await start()
    })
    test.afterAll(stop)

    const get = (address: string) => fetch(new URL(address, own.url), { redirect: 'manual' })
    const status = async (address: string) => (await get(address)).status
    const text = async (address: string) => (await get(address)).text()
    const statuses = async (...addresses: string[]) => Promise.all(addresses.map(status))

    /** As the studio deletes a record: an ordinary change. */
    async function trash(collection: string, id: number): Promise<void> {
      const answer = await api.patch(`/admin/api/${collection}/${id}`, {
        data: { deletedAt: new Date().toISOString() },
      })
      expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([200, ''])
    }

    /** As the studio restores a record. */
    async function restore(collection: string, id: number, more: object = {}): Promise<{ slug: string }> {
      const where = `where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
      const answer = await api.patch(`/admin/api/${collection}?trash=true&${where}`, {
        data: { deletedAt: null, ...more },
      })
      expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([200, ''])
      return ((await answer.json()) as { docs: [{ slug: string }] }).docs[0]
    }

    const published = { _status: 'published' }

    async function created(collection: string, data: object): Promise<{ id: number; slug: string }> {
      const answer = await api.post(`/admin/api/${collection}`, { data })
      expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([201, ''])
      return ((await answer.json()) as { doc: { id: number; slug: string } }).doc
    }

    async function upload(file: string): Promise<{ id: number; filename: string }> {
      const answer = await api.post('/admin/api/media', {
        multipart: { file: { name: file, mimeType: 'image/webp', buffer: cover }, _payload: '{"alt":"Ảnh thử"}' },
      })
      expect(answer.status()).toBe(201)
      return ((await answer.json()) as { doc: { id: number; filename: string } }).doc
    }

    test('an article in the trash is gone everywhere, with its comments, and complete again once restored', async () => {
      const word = 'zirkon'
      const picture = await upload('anh-thung-rac.webp')
      const article = await publish(api, { title: `Bài ${word} vào thùng rác`, previewImage: picture.id })
      const address = `/tin-tuc/${article.slug}`
      const translation = await publish(api, {
        title: 'English text of it',
        language: 'en',
        translationOf: article.id,
      })
      const other = `/en/tin-tuc/${translation.slug}`
      const user = await requests.newContext({ baseURL: own.url, extraHTTPHeaders: { origin: own.url } })
      await signInByCalls(user, 'Người Bình Luận', { provider: 'facebook' })
      const interact = (type: string, value: string) =>
        user.post('/api/interactedArticle', { data: { type, value, articleID: article.slug } })
      expect((await interact('COMMENT', 'Lời bình cần giữ')).status()).toBe(201)
      expect((await interact('RATE', '4')).status()).toBe(201)

      const places = {
        list: '/tin-tuc',
        search: `/tim-kiem?q=${word}`,
        suggestions: `/api/search?q=${word}`,
        feed: '/feed/vi/rss.xml',
        home: '/',
        overview: '/tong-quan',
        translation: other,
        api: '/api/article/?type=NEWS&search=&page=1&limit=50&language=VI',
        text: '/llms.txt',
      }
      const containing = async () =>
        Object.fromEntries(
          await Promise.all(
            Object.entries(places).map(
              async ([place, at]) => [place, (await text(at)).includes(article.slug)] as const,
            ),
          ),
        )
      const mapped = async () => {
        const files = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at)
        const all = await Promise.all(files.map((file) => text(new URL(file).pathname)))
        return all.some((file) => file.includes(article.slug))
      }
      const everywhere = async () => ({ ...(await containing()), sitemap: await mapped() })
      // A page that a busy machine renders too slowly is first sent as it was before.
      await expect
        .poll(everywhere)
        .toMatchObject({ list: true, search: true, feed: true, home: true, translation: true, sitemap: true })
      const before = await everywhere()
      expect(await text(address)).toContain('Lời bình cần giữ')

      await trash('articles', article.id)
      expect(await statuses(address, `${address}.md`, `/api/article/${article.slug}`)).toEqual([410, 410, 410])
      await expect.poll(everywhere).toEqual(Object.fromEntries(Object.keys(before).map((place) => [place, false])))
      expect((await interact('COMMENT', 'Sau khi xóa')).status()).toBe(404)
      // What shares its translation key can be saved meanwhile.
      expect((await api.patch(`/admin/api/articles/${translation.id}`, { data: { summary: 'Mới' } })).status()).toBe(
        200,
      )

      expect(await restore('articles', article.id, published)).toMatchObject({ slug: article.slug })
      expect(await statuses(address, `${address}.md`)).toEqual([200, 200])
      await expect.poll(everywhere).toEqual(before)
      const html = await text(address)
      expect(html).toContain('Lời bình cần giữ')
      expect(html).toContain(picture.filename)
      expect(html).toContain(other)
      const { data } = JSON.parse(await text(`/api/article/${article.slug}`)) as {
        data: { interactedArticles: unknown[] }
      }
      expect(data.interactedArticles).toHaveLength(2)
      await user.dispose()
    })

    test('a slug in the trash is free; its article is restored beside the new one, outside of a group that is full', async () => {
      const first = await publish(api, { title: 'Cùng mã địa chỉ' })
      const address = `/tin-tuc/${first.slug}`
      const english = await publish(api, { title: 'Same slug', language: 'en', translationOf: first.id })
      await trash('articles', first.id)
      const second = await publish(api, { title: 'Bài thay thế', slug: first.slug })
      expect([second.slug, await status(address)]).toEqual([first.slug, 200])
      expect(await text(address)).toContain('Bài thay thế')

      const restored = await restore('articles', first.id, published)
      expect(restored.slug).toBe(`${first.slug}-2`)
      expect(await statuses(address, `${address}-2`)).toEqual([200, 200])
      expect(await text(address)).toContain('Bài thay thế')
      const alternates = async (at: string) =>
        [...(await text(at)).matchAll(/<link rel="alternate" hrefLang="vi" href="([^"]+)"/g)].map(([, to]) => to)
      expect(new Set(await alternates(`/en/tin-tuc/${english.slug}`))).toEqual(new Set([own.url + address]))

      // Deleting for ever is possible by hand, from the trash and without it.
      await trash('articles', first.id)
      expect((await api.delete(`/admin/api/articles/${first.id}`)).status()).toBe(404)
      expect((await api.delete(`/admin/api/articles/${first.id}?trash=true`)).status()).toBe(200)
      expect((await api.delete(`/admin/api/articles/${second.id}`)).status()).toBe(200)
      expect(await statuses(address, `${address}-2`)).toEqual([410, 410])
    })

    test('the published text is restored, not a newer draft; one restored as a draft is not public', async () => {
      const article = await publish(api, { title: 'Bản công khai', html: '<p>Chữ công khai</p>' })
      const address = `/tin-tuc/${article.slug}`
      const draft = await api.patch(`/admin/api/articles/${article.id}?draft=true`, {
        data: { html: '<p>Chữ bí mật</p>' },
      })
      expect(draft.status()).toBe(200)
      await trash('articles', article.id)
      await restore('articles', article.id)
      expect([await status(address), await text(address)]).toEqual([200, expect.stringContaining('Chữ công khai')])
      // A deletion that names itself a draft deletes as well, and the time is the server's.
      const asDraft = await api.patch(`/admin/api/articles/${article.id}?draft=true`, {
        data: { deletedAt: '2000-01-01T00:00:00.000Z' },
      })
      const { doc } = (await asDraft.json()) as { doc: { deletedAt: string } }
      expect([await status(address), doc.deletedAt > '2026']).toEqual([410, true])
      await restore('articles', article.id, { _status: 'draft' })
      expect(await status(address)).toBe(410)
    })

    test('a member, a partner, a film and a picture in the trash are gone outside and return', async () => {
      const member = await created('members', { fullName: 'Người Vào Thùng', language: 'vi' })
      const profile = `/tong-quan/${member.slug}`
      const picture = await upload('anh-trong-bai.webp')
      const media = `/media/${picture.filename}`
      const article = await publish(api, {
        title: 'Bài của người vào thùng',
        html: `<p>x</p><img src="${media}" alt="a">`,
        previewImage: picture.id,
        authors: [{ name: 'Người Vào Thùng', member: member.id }],
      })
      const address = `/tin-tuc/${article.slug}`
      const partner = await created('ecosystems', {
        fullName: { vi: 'Đối tác vào thùng' },
        typeEcosystem: 'ENTERPRISE',
        position: 0,
      })
      const film = await created('videos', { title: { vi: 'Phim vào thùng' }, videoId: 'thungrac123', position: -1 })
      const own4 = [
        ['members', member.id],
        ['ecosystems', partner.id],
        ['videos', film.id],
        ['media', picture.id],
      ] as const
      const seen = async () => ({
        profile: await status(profile),
        media: await status(media),
        link: (await text(address)).includes(profile),
        picture: (await text('/tin-tuc')).includes(picture.filename),
        partner: (await text('/api/ecosystem')).includes('Đối tác vào thùng'),
        film: (await text('/')).includes('thungrac123'),
      })
      const there = { profile: 200, media: 200, link: true, picture: true, partner: true, film: true }
      expect(await seen()).toEqual(there)
      for (const [collection, id] of own4) await trash(collection, id)
      expect(await seen()).toEqual({
        profile: 410,
        media: 410,
        link: false,
        picture: false,
        partner: false,
        film: false,
      })
      expect([await status(address), await text(address)]).toEqual([200, expect.stringContaining('Người Vào Thùng')])
      // Staff who may restore a picture see it.
      const file = await api.get(`/admin/api/media/file/${picture.filename}`, { maxRedirects: 0 })
      expect([file.status(), file.headers()['cache-control']]).toEqual([200, 'private, no-store'])
      expect(await status(`/admin/api/media/file/${picture.filename}`)).toBe(403)
      for (const [collection, id] of own4) await restore(collection, id)
      expect(await seen()).toEqual(there)
    })

    test('a consultation request in the trash is out of the inbox, and is erased with its person', async () => {
      const reference = await ask(api, whole('Nguyễn Văn Thùng', { phone: '0987654321' }))
      const found = async (query: string) =>
        (
          (await (
            await api.get(`/admin/api/consultation-requests?where[reference][equals]=${reference}${query}`)
          ).json()) as {
            docs: { id: number }[]
          }
        ).docs
      const [row] = await found('')
      await trash('consultation-requests', row?.id ?? 0)
      expect([await found(''), (await found('&trash=true')).length]).toEqual([[], 1])
      // The same request of the same day is the one in the trash.
      expect(await ask(api, whole('Nguyễn Văn Thùng', { phone: '0987654321' }))).toBe(reference)
      const erased = await api.post('/admin/api/personal-data/erase', {
        form: { phone: '0987654321', sure: 'on' },
        maxRedirects: 0,
      })
      expect([erased.status(), erased.headers().location]).toEqual([303, expect.stringContaining('requests=1')])
      expect(await found('&trash=true')).toEqual([])
    })

    test('the trash is emptied after 30 days, not before, and with the files of its pictures', async () => {
      const [old, recent] = [
        await publish(api, { title: 'Bài xóa lâu rồi' }),
        await publish(api, { title: 'Bài mới xóa' }),
      ]
      const picture = await upload('anh-xoa-lau-roi.webp')
      await trash('articles', old.id)
      await trash('articles', recent.id)
      await trash('media', picture.id)
      await stop()
      const day = 24 * 60 * 60 * 1000
      const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
      const statements = [
        `UPDATE articles SET deleted_at = '${ago(31)}' WHERE id = ${old.id}`,
        `UPDATE articles SET deleted_at = '${ago(29)}' WHERE id = ${recent.id}`,
        `UPDATE media SET deleted_at = '${ago(31)}' WHERE id = ${picture.id}`,
      ]
      if (own.environment.DATABASE_URL) {
        const client = new Client(own.environment.DATABASE_URL)
        await client.connect()
        for (const statement of statements) await client.query(statement)
        await client.end()
      } else {
        const database = new DatabaseSync(path.join(own.environment.DATA_DIR, 'ilc.sqlite'))
        for (const statement of statements) database.exec(statement)
        database.close()
      }
      await start()
      const left = async (collection: string, id: number) =>
        (await api.get(`/admin/api/${collection}/${id}?trash=true`)).status()
      await expect.poll(() => left('media', picture.id)).toBe(404)
      expect([await left('articles', old.id), await left('articles', recent.id)]).toEqual([404, 200])
      expect(await statuses(`/tin-tuc/${old.slug}`, `/tin-tuc/${recent.slug}`)).toEqual([410, 410])
      await expect.poll(() => status(`/media/${picture.filename}`)).toBe(404)
      await restore('articles', recent.id, published)
      expect(await status(`/tin-tuc/${recent.slug}`)).toBe(200)
    })
  })
}
