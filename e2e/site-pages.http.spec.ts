import { expect, test, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { inLanguage, languages } from './addresses'
import { studio } from './instances'
import { whenAllKnow } from './profile'
import { asStaff } from './staff'

const titles = {
  've-vien': { vi: 'Về Viện', en: 'About the Institute', zh: '关于研究院' },
  'nha-dau-tu-nuoc-ngoai': { vi: 'Dành cho nhà đầu tư nước ngoài', en: 'For foreign investors', zh: '致外国投资者' },
  'chinh-sach-bien-tap': { vi: 'Chính sách biên tập', en: 'Editorial policy', zh: '编辑政策' },
  'dieu-khoan': { vi: 'Điều khoản sử dụng', en: 'Terms of use', zh: '使用条款' },
  'bao-mat': { vi: 'Chính sách bảo mật', en: 'Privacy policy', zh: '隐私政策' },
} as const

const ids = Object.keys(titles) as (keyof typeof titles)[]

const own = { 've-vien': 'id="logo"', 'bao-mat': 'id="xoa-du-lieu"' } as Record<string, string>

test.describe.configure({ mode: 'serial' })

for (const language of languages)
  test(`the pages about the institute are there in ${language}, lead to each other and are found by crawlers`, async ({
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap/pages.xml')).text()
    const cards = new Set<string>()
    for (const id of ids) {
      const path = inLanguage(language, `/${id}`)
      const answer = await request.get(path)
      expect([path, answer.status()]).toEqual([path, 200])
      const html = await answer.text()
      const lang = { vi: 'vi', en: 'en', zh: 'zh-Hans' }[language]
      const parts = [
        `<html lang="${lang}"`,
        `>${titles[id][language]}</span>`,
        own[id] ?? '',
        ...ids.map((other) => `href="${inLanguage(language, `/${other}`)}"`),
        ...['dich-vu', 'tin-tuc', 'nghien-cuu', 'dao-tao'].map(
          (section) => `href="${inLanguage(language, `/${section}`)}"`,
        ),
      ]
      expect([path, parts.filter((part) => !html.includes(part))]).toEqual([path, []])
      const links = [
        ...html.matchAll(/<link rel="(canonical|alternate)"[^>]*?(?: hrefLang="([^"]+)")? href="([^"]+)"/g),
      ]
      const addresses = links.filter(([, rel, hreflang]) => rel === 'canonical' || hreflang)
      expect(addresses.map(([, rel, hreflang, href]) => [hreflang ?? rel, URL.parse(href ?? '')?.pathname])).toEqual([
        ['canonical', path],
        ['vi', `/${id}`],
        ['en', `/en/${id}`],
        ['zh-Hans', `/zh/${id}`],
        ['x-default', `/${id}`],
      ])
      expect(html.includes(`"@type":"${id === 've-vien' ? 'AboutPage' : 'WebPage'}"`)).toBe(true)
      expect(sitemap).toContain(`${path}</loc>`)
      const [, card = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
      cards.add(card)
      const image = await request.get(URL.parse(card)?.pathname ?? '')
      expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    }
    expect(cards.size).toBe(ids.length)
    expect((await request.get(inLanguage(language, '/ve-vien/x'))).status()).toBe(404)
    expect((await request.get(inLanguage(language, '/tong-quan'))).status()).toBe(200)
    expect(await (await request.get(inLanguage(language, '/tong-quan'))).text()).toContain(
      `href="${inLanguage(language, '/ve-vien')}"`,
    )
  })

const rows = z.object({
  docs: z.array(
    z.looseObject({
      id: z.number(),
      revision: z.unknown(),
      vi: z.looseObject({ title: z.string() }),
      publishedAt: z.string(),
    }),
  ),
})

async function privacyRow(api: APIRequestContext) {
  const answer = await api.get('/admin/api/site-pages?where[slug][equals]=bao-mat&depth=0')
  const [row] = rows.parse(await answer.json()).docs
  if (!row) throw new Error('no privacy page')
  return row
}

async function save(api: APIRequestContext, title: string, _status: 'draft' | 'published'): Promise<void> {
  const { id, vi } = await privacyRow(api)
  const query = _status === 'draft' ? '?draft=true' : ''
  const data = { vi: { ...vi, title }, _status }
  expect((await api.patch(`/admin/api/site-pages/${id}${query}`, { data })).status()).toBe(200)
  await whenAllKnow()
}

test('what staff publish is shown, a draft is not; the form names the day of the publication as its version', async ({
  request,
}) => {
  const api = await asStaff(studio.url)
  const text = async (path: string) => (await request.get(studio.url + path)).text()
  const version = async () => /name="privacyVersion" value="([^"]*)"/.exec(await text('/lien-he'))?.[1]
  const today = new Date(Date.now() + 7 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const { vi } = await privacyRow(api)
  try {
    await save(api, 'Bảo mật, bản nháp', 'draft')
    expect(await text('/bao-mat')).not.toContain('Bảo mật, bản nháp')
    await save(api, 'Bảo mật, bản mới', 'published')
    await expect.poll(() => text('/bao-mat')).toContain('Bảo mật, bản mới')
    await expect.poll(version).toBe(today)
    expect(await text('/bao-mat')).toContain('id="xoa-du-lieu"')
    expect((await api.post('/admin/api/site-pages', { data: { slug: 'them-trang' } })).status()).toBe(403)
    expect((await api.delete(`/admin/api/site-pages/${(await privacyRow(api)).id}`)).status()).toBe(403)
  } finally {
    await save(api, vi.title, 'published')
    await api.dispose()
  }
})
