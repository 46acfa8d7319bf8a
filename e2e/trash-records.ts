import { expect, test } from '@playwright/test'
import { ask, whole } from './consultation-calls'
import { inDatabase } from './site-database'
import { publish } from './staff'
import { covers, published, type TrashSite } from './trash-site'

/**
 * Tests of members, partners, videos, images and requests in the trash, and of its emptying after 30 days. The last one
 * starts the site anew.
 */
export function testRecordsInTrash(on: TrashSite): void {
  test('a member, a partner, a video, an image and a text of law in the trash are gone outside and return', async () => {
    const member = await on.created('members', { fullName: 'Người Vào Thùng', language: 'vi' })
    const profile = `/tong-quan/${member.slug}`
    const image = await on.upload('anh-trong-bai.webp')
    const media = `/media/${image.filename}`
    const article = await publish(on.api, {
      title: 'Bài của người vào thùng',
      html: `<p>x</p><img src="${media}" alt="a">`,
      previewImage: image.id,
      authors: [{ name: 'Người Vào Thùng', member: member.id }],
    })
    const address = `/tin-tuc/${article.slug}`
    const partner = await on.created('ecosystems', {
      fullName: { vi: 'Đối tác vào thùng' },
      typeEcosystem: 'ENTERPRISE',
    })
    const video = await on.created('videos', { title: { vi: 'Phim vào thùng' }, videoId: 'thungrac123', _order: 'Zz' })
    const law = await on.created('legal-texts', {
      number: '88/2026/QH16',
      kind: 'LAW',
      title: { vi: 'Luật vào thùng' },
      issuer: { vi: 'Quốc hội' },
    })
    const text = `/van-ban/${law.slug}`
    const own5 = [
      ['members', member.id],
      ['ecosystems', partner.id],
      ['videos', video.id],
      ['media', image.id],
      ['legal-texts', law.id],
    ] as const
    const seen = async () => ({
      profile: await on.status(profile),
      media: await on.status(media),
      text: await on.status(text),
      link: (await on.text(address)).includes(profile),
      image: (await on.text('/tin-tuc')).includes(image.filename),
      partner: (await on.text('/api/ecosystem')).includes('Đối tác vào thùng'),
      video: (await on.text('/')).includes('thungrac123'),
    })
    const there = { profile: 200, media: 200, text: 200, link: true, image: true, partner: true, video: true }
    expect(await seen()).toEqual(there)
    for (const [collection, id] of own5) await on.trash(collection, id)
    expect(await seen()).toEqual({
      profile: 410,
      media: 410,
      text: 410,
      link: false,
      image: false,
      partner: false,
      video: false,
    })
    expect([await on.status(address), await on.text(address)]).toEqual([
      200,
      expect.stringContaining('Người Vào Thùng'),
    ])
    const file = await on.api.get(`/admin/api/media/file/${image.filename}`, { maxRedirects: 0 })
    expect([file.status(), file.headers()['cache-control']]).toEqual([200, 'private, no-store'])
    expect(await on.status(`/admin/api/media/file/${image.filename}`)).toBe(403)
    for (const [collection, id] of own5) await on.restore(collection, id)
    expect(await seen()).toEqual(there)
  })

  test('an image in the trash is gone in every form and under every name, but hides no live image', async () => {
    const [first, second] = [await on.upload('anh-cu.webp'), await on.upload('anh-khac.webp')]
    const renamed = await on.replace(first.id, 'anh-moi.webp', covers.second)
    const media = (name: string) => `/media/${name}`
    const resized = (address: string) => `/_next/image?url=${encodeURIComponent(address)}&w=360&q=75`
    const forms = [media(renamed), resized(media(renamed)), resized(`/media/${renamed.replace('-', '%2D')}`)]
    expect(await on.statuses(...forms)).toEqual([200, 200, 200])
    // Next would store one more form of it for each of these.
    const spellings = [`/media/../media/${renamed}`, `/media/${renamed}/`, `/media//${renamed}`, `/media/${renamed}#a`]
    expect(await on.statuses(...spellings.map(resized))).toEqual([400, 400, 400, 400])
    await on.trash('media', first.id)
    const names = [...forms, media(first.filename), resized(media(first.filename))]
    expect(await on.statuses(...names)).toEqual(names.map(() => 410))

    expect(await on.replace(second.id, 'anh-cu.webp', covers.first)).toBe(first.filename)
    expect(await on.statuses(media(first.filename), resized(media(first.filename)))).toEqual([200, 200])
    const forged = await on.api.patch(`/admin/api/media/${second.id}`, {
      data: { formerNames: ['ong-khong-co.webp'] },
    })
    const { doc } = (await forged.json()) as { doc: { formerNames: string[] } }
    expect([forged.status(), doc.formerNames]).toEqual([200, [second.filename]])

    await on.restore('media', first.id)
    const restored = await on.statuses(...forms, media(first.filename))
    expect(restored).toEqual([200, 200, 200, 200])
    const article = await publish(on.api, {
      title: 'Bài có ảnh',
      html: `<p>x</p><img src="${media(first.filename)}">`,
    })
    expect(await on.text(`/tin-tuc/${article.slug}`)).toContain(encodeURIComponent(media(first.filename)))
  })

  test('a consultation request in the trash is out of the inbox, and is erased with its person', async () => {
    const reference = await ask(on.api, whole('Nguyễn Văn Thùng', { phone: '0987654321' }))
    const result = async (query: string) =>
      (
        (await (
          await on.api.get(`/admin/api/consultation-requests?where[reference][equals]=${reference}${query}`)
        ).json()) as {
          docs: { id: number }[]
        }
      ).docs
    const [row] = await result('')
    await on.trash('consultation-requests', row?.id ?? 0)
    expect([await result(''), (await result('&trash=true')).length]).toEqual([[], 1])
    expect(await ask(on.api, whole('Nguyễn Văn Thùng', { phone: '0987654321' }))).toBe(reference)
    const erased = await on.api.post('/admin/api/personal-data/erase', {
      form: { phone: '0987654321', sure: 'on' },
      maxRedirects: 0,
    })
    expect([erased.status(), erased.headers().location]).toEqual([303, expect.stringContaining('requests=1')])
    expect(await result('&trash=true')).toEqual([])
  })

  test('the trash is emptied after 30 days, not before, and with the files of its images', async () => {
    const [old, recent] = [
      await publish(on.api, { title: 'Bài xóa lâu rồi' }),
      await publish(on.api, { title: 'Bài mới xóa' }),
    ]
    const image = await on.upload('anh-xoa-lau-roi.webp')
    await on.trash('articles', old.id)
    await on.trash('articles', recent.id)
    await on.trash('media', image.id)
    await on.stop()
    const day = 24 * 60 * 60 * 1000
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
    const statements = [
      `UPDATE articles SET deleted_at = '${ago(31)}' WHERE id = ${old.id}`,
      `UPDATE articles SET deleted_at = '${ago(29)}' WHERE id = ${recent.id}`,
      `UPDATE media SET deleted_at = '${ago(31)}' WHERE id = ${image.id}`,
    ]
    for (const statement of statements) await inDatabase(on.site.environment, statement)
    await on.start()
    const remaining = async (collection: string, id: number) =>
      (await on.api.get(`/admin/api/${collection}/${id}?trash=true`)).status()
    await expect.poll(() => remaining('media', image.id)).toBe(404)
    expect([await remaining('articles', old.id), await remaining('articles', recent.id)]).toEqual([404, 200])
    expect(await on.statuses(`/tin-tuc/${old.slug}`, `/tin-tuc/${recent.slug}`)).toEqual([410, 410])
    await expect.poll(() => on.status(`/media/${image.filename}`)).toBe(404)
    await on.restore('articles', recent.id, published)
    expect(await on.status(`/tin-tuc/${recent.slug}`)).toBe(200)
  })
}
