import { expect, test } from '@playwright/test'
import { signInSettings } from '@/tools/sign-in/settings'
import { databaseAt, instance, postgres, providerPorts } from './instances'
import { asStranger } from './roles'
import { publish } from './staff'
import { testRecordsInTrash } from './trash-records'
import { published, TrashSite } from './trash-site'
import { signInByCalls } from './users'

const signIn = signInSettings(providerPorts.google, providerPorts.facebook)
const sites = [
  ['SQLite', instance(91, 'trash', signIn)],
  ['PostgreSQL', instance(92, 'trash-postgres', { ...signIn, DATABASE_URL: databaseAt('trash') }, postgres !== '')],
] as const

for (const [name, own] of sites) {
  test.describe(`on ${name}`, { tag: name === 'SQLite' ? [] : ['@full'] }, () => {
    test.skip(!own.available, 'no PostgreSQL')
    const on = new TrashSite(own)
    test.beforeAll(() => on.create())
    test.afterAll(() => on.stop())

    test('an article in the trash is gone everywhere, with its comments, and complete again once restored', async () => {
      const word = 'zirkon'
      const image = await on.upload('anh-thung-rac.webp')
      const article = await publish(on.api, { title: `Bài ${word} vào thùng rác`, previewImage: image.id })
      const address = `/tin-tuc/${article.slug}`
      const translation = await publish(on.api, {
        title: 'English text of it',
        language: 'en',
        translationOf: article.id,
      })
      const other = `/en/tin-tuc/${translation.slug}`
      const user = await asStranger(own.url)
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
              async ([place, at]) => [place, (await on.text(at)).includes(article.slug)] as const,
            ),
          ),
        )
      const mapped = async () => {
        const files = [...(await on.text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at)
        const all = await Promise.all(files.map((file) => on.text(new URL(file).pathname)))
        return all.some((file) => file.includes(article.slug))
      }
      const everywhere = async () => ({ ...(await containing()), sitemap: await mapped() })
      // A page that a busy machine renders too slowly is first sent as it was before.
      await expect
        .poll(everywhere)
        .toMatchObject({ list: true, search: true, feed: true, home: true, translation: true, sitemap: true })
      const before = await everywhere()
      expect(await on.text(address)).toContain('Lời bình cần giữ')

      await on.trash('articles', article.id)
      expect(await on.statuses(address, `${address}.md`, `/api/article/${article.slug}`)).toEqual([410, 410, 410])
      await expect.poll(everywhere).toEqual(Object.fromEntries(Object.keys(before).map((place) => [place, false])))
      expect((await interact('COMMENT', 'Sau khi xóa')).status()).toBe(404)
      expect((await on.api.patch(`/admin/api/articles/${translation.id}`, { data: { summary: 'Mới' } })).status()).toBe(
        200,
      )

      expect(await on.restore('articles', article.id, published)).toMatchObject({ slug: article.slug })
      expect(await on.statuses(address, `${address}.md`)).toEqual([200, 200])
      await expect.poll(everywhere).toEqual(before)
      const html = await on.text(address)
      expect(html).toContain('Lời bình cần giữ')
      expect(html).toContain(image.filename)
      expect(html).toContain(other)
      const { data } = JSON.parse(await on.text(`/api/article/${article.slug}`)) as {
        data: { interactedArticles: unknown[] }
      }
      expect(data.interactedArticles).toHaveLength(2)
      await user.dispose()
    })

    test('a slug in the trash is free; its article is restored beside the new one, outside of a group that is full', async () => {
      const first = await publish(on.api, { title: 'Cùng mã địa chỉ' })
      const address = `/tin-tuc/${first.slug}`
      const english = await publish(on.api, { title: 'Same slug', language: 'en', translationOf: first.id })
      await on.trash('articles', first.id)
      const second = await publish(on.api, { title: 'Bài thay thế', slug: first.slug })
      expect([second.slug, await on.status(address)]).toEqual([first.slug, 200])
      expect(await on.text(address)).toContain('Bài thay thế')

      const restored = await on.restore('articles', first.id, published)
      expect(restored.slug).toBe(`${first.slug}-2`)
      expect(await on.statuses(address, `${address}-2`)).toEqual([200, 200])
      expect(await on.text(address)).toContain('Bài thay thế')
      const alternates = async (at: string) =>
        [...(await on.text(at)).matchAll(/<link rel="alternate" hrefLang="vi" href="([^"]+)"/g)].map(([, to]) => to)
      expect(new Set(await alternates(`/en/tin-tuc/${english.slug}`))).toEqual(new Set([own.url + address]))

      await on.trash('articles', first.id)
      expect((await on.api.delete(`/admin/api/articles/${first.id}`)).status()).toBe(404)
      expect((await on.api.delete(`/admin/api/articles/${first.id}?trash=true`)).status()).toBe(200)
      expect((await on.api.delete(`/admin/api/articles/${second.id}`)).status()).toBe(200)
      expect(await on.statuses(address, `${address}-2`)).toEqual([410, 410])
    })

    test('the published text is restored, not a newer draft; one restored as a draft is not public', async () => {
      const article = await publish(on.api, { title: 'Bản công khai', html: '<p>Chữ công khai</p>' })
      const address = `/tin-tuc/${article.slug}`
      const draft = await on.api.patch(`/admin/api/articles/${article.id}?draft=true`, {
        data: { html: '<p>Chữ bí mật</p>', reviewNotes: [{ text: 'Thiếu số hiệu văn bản.' }] },
      })
      expect(draft.status()).toBe(200)
      await on.trash('articles', article.id)
      await on.restore('articles', article.id)
      const restored = await on.api.get(`/admin/api/articles/${article.id}?draft=true&depth=0`)
      const { reviewNotes } = (await restored.json()) as { reviewNotes: { text: string; by: number }[] }
      expect(reviewNotes).toEqual([
        expect.objectContaining({ text: 'Thiếu số hiệu văn bản.', by: expect.any(Number) as unknown }),
      ])
      expect([await on.status(address), await on.text(address)]).toEqual([
        200,
        expect.stringContaining('Chữ công khai'),
      ])
      const asDraft = await on.api.patch(`/admin/api/articles/${article.id}?draft=true`, {
        data: { deletedAt: '2000-01-01T00:00:00.000Z' },
      })
      const { doc } = (await asDraft.json()) as { doc: { deletedAt: string } }
      expect([await on.status(address), doc.deletedAt > '2026']).toEqual([410, true])
      await on.restore('articles', article.id, { _status: 'draft' })
      expect(await on.status(address)).toBe(410)
    })

    testRecordsInTrash(on)
  })
}
