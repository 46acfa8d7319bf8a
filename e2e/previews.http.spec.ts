import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { inLanguage, languages, longArticle, member } from './addresses'
import { instances, studio } from './instances'
import { isRemote, previewsOf, whenShown } from './profile'
import { asStaff, publish } from './staff'

const heaviest = 300_000

async function imageOf(api: APIRequestContext, page: string): Promise<string> {
  const html = await (await api.get(page)).text()
  return new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? 'none:').pathname
}

const kept = () => readdirSync(previewsOf(instances.sqlite)).filter((name) => name.endsWith('.jpg'))

for (const language of languages) {
  test(`every kind of page has its picture: ${language}`, { tag: language === 'vi' ? [] : ['@full'] }, async ({
    request,
  }) => {
    const sections = ['/tin-tuc', '/dich-vu', '/dao-tao', '/nghien-cuu', ...(isRemote ? [] : ['/van-ban'])]
    const others = ['/', '/tong-quan', '/tong-quan/ban-lanh-dao', '/lien-he', '/kha-nang-tiep-can']
    const pages = [...sections, ...others].map((page) => inLanguage(language, page))
    const seen = new Set<string>()
    for (const page of [...pages, longArticle[language], member[language]]) {
      const address = await imageOf(request, page)
      const answer = await request.get(address, { maxRedirects: 0 })
      expect([page, address, answer.status()]).toEqual([page, address, 200])
      expect(answer.headers()).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      })
      const body = await answer.body()
      const { width, height } = await sharp(body).metadata()
      expect({ width, height }).toEqual({ width: 1200, height: 630 })
      expect(body.length).toBeLessThan(heaviest)
      seen.add(body.toString('base64'))
    }
    expect(seen.size).toBe(pages.length + 2)
  })
}

test('an unchanged image is 304, and a former address redirects to the current one, and renders nothing', async ({
  request,
}) => {
  const present = await imageOf(request, longArticle.en)
  const { etag = '' } = (await request.get(present)).headers()
  expect((await request.get(present, { headers: { 'if-none-match': etag } })).status()).toBe(304)
  const before = kept()
  expect(before.length).toBeGreaterThan(0)
  await Promise.all(
    Array.from({ length: 50 }, async (_, i) => {
      const answer = await request.get(present.replace(/[^/]+\.jpg$/, `${i.toString(16).padStart(12, '0')}.jpg`), {
        maxRedirects: 0,
      })
      expect([answer.status(), answer.headers().location]).toEqual([307, present])
    }),
  )
  expect(kept()).toEqual(before)
})

test('unknown pages have no image', async ({ request }) => {
  const hash = '0123456789ab.jpg'
  for (const address of [
    `article/khong-co/${hash}`,
    `article/%ff/${hash}`,
    `member/..%2F..%2Fsecrets/${hash}`,
    `screen/vi-khong-co/${hash}`,
    'screen/vi-home/x.png',
  ]) {
    expect([address, (await request.get(`/preview/${address}`, { maxRedirects: 0 })).status()]).toEqual([address, 404])
  }
})

test('the address changes with an edit in the studio @full', async () => {
  const api = await asStaff(studio.url)
  const title = `Ảnh xem trước ${Date.now()}`
  const doc = await publish(api, { title })
  const page = `/tin-tuc/${doc.slug}`
  const edit = async (change: object) => {
    const saved = await api.patch(`/admin/api/articles/${doc.id}`, { data: { ...change, _status: 'published' } })
    expect(saved.status()).toBe(200)
  }

  await whenShown(async () => expect(await imageOf(api, page)).toContain('.jpg'))
  const first = await imageOf(api, page)
  const drawn = await (await api.get(first)).body()
  await edit({ summary: 'Tóm tắt khác.' })
  await whenShown(async () => expect(await (await api.get(page)).text()).toContain('Tóm tắt khác.'))
  expect(await imageOf(api, page)).toBe(first)
  await edit({ title: `${title} 法律` })
  await whenShown(async () => expect(await imageOf(api, page)).not.toBe(first))
  const second = await imageOf(api, page)
  expect((await api.get(first, { maxRedirects: 0 })).headers().location).toBe(second)
  expect((await (await api.get(second)).body()).equals(drawn)).toBe(false)

  const cover = { name: 'cover.webp', mimeType: 'image/webp', buffer: readFileSync('e2e/fixtures/cover.webp') }
  const uploaded = await api.post('/admin/api/media', { multipart: { file: cover, _payload: '{"alt":"x"}' } })
  expect(uploaded.status()).toBe(201)
  const { doc: image } = (await uploaded.json()) as { doc: { id: number } }
  await edit({ meta: { title: 'Tiêu đề riêng', image: image.id } })
  await whenShown(async () => expect(await imageOf(api, page)).not.toBe(second))
  const third = await imageOf(api, page)
  expect((await api.get(third)).status()).toBe(200)

  expect((await api.delete(`/admin/api/articles/${doc.id}`)).status()).toBe(200)
  await whenShown(async () => expect((await api.get(third)).status()).toBe(404))
  await api.dispose()
})

test('the web app manifest describes the site, in its language', async ({ request }) => {
  const names = new Set<string>()
  for (const language of languages) {
    const start = inLanguage(language, '/')
    const html = await (await request.get(start)).text()
    const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(address).toBe(`/manifest/${language}.webmanifest`)
    const answer = await request.get(address)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/manifest+json'])
    const manifest = (await answer.json()) as {
      name: string
      start_url: string
      icons: { src: string; sizes: string }[]
    }
    expect(manifest.start_url).toBe(start)
    names.add(manifest.name)
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
      expect([src, `${width}x${height}`]).toEqual([src, sizes])
    }
  }
  expect(names.size).toBe(3)
  for (const file of ['fr.webmanifest', 'vi.json', 'vi'])
    expect((await request.get(`/manifest/${file}`)).status()).toBe(404)
})
