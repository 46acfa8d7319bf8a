import { expect, test } from '@playwright/test'
import { member } from './addresses'
import { instances } from './instances'

test('a member is found by the text after the first equals sign, under any prefix, with one canonical address', async ({
  request,
}) => {
  for (const path of [
    member.vi,
    '/tong-quan/ten=nguyen-minh-duc',
    '/tong-quan/ten%3Dnguyen-minh-duc?x=1',
    `/en${member.vi}`,
  ]) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 200])
    const html = await response.text()
    expect(html).toContain(`<link rel="canonical" href="${instances.sqlite.url}${member.vi}"`)
    expect(html.match(/<link rel="alternate" hrefLang/g)).toHaveLength(4)
  }
  expect(await (await request.get(`/en${member.vi}`)).text()).toMatch(/<h1[^>]* lang="vi"/)
})

test('every name of a group shows it under one canonical address, in every language', async ({ request }) => {
  for (const [path, canonical] of [
    ['/tong-quan/office', '/tong-quan'],
    ['/en/tong-quan/ecosystem', '/en/tong-quan'],
    ['/tong-quan/SCIENTIFIC_COUNCIL', '/tong-quan/Hoi-dong-khoa-hoc'],
    ['/tong-quan/PARTNERS?x=1', '/tong-quan/partner'],
    ['/zh/tong-quan/CHIEF_OF_STAFF', '/zh/tong-quan/CHIEF_OF_STAFF'],
  ] as const) {
    const html = await (await request.get(path, { maxRedirects: 0 })).text()
    expect(html).toContain(`<link rel="canonical" href="${instances.sqlite.url}${canonical}"`)
    expect(html.match(/<link rel="alternate" hrefLang/g)).toHaveLength(4)
  }
  const further = await (await request.get('/tong-quan/office?x=1&Hoi-dong-co-van=2&ban-lanh-dao=2')).text()
  expect(further).toContain(`<link rel="canonical" href="${instances.sqlite.url}/tong-quan/ban-lanh-dao?page=2"`)
  expect(further).not.toContain('noindex')
  expect(further).not.toContain('<link rel="alternate" hrefLang')
})

test('pages behind the last of a group, and unknown people, are a 404', async ({ request }) => {
  for (const path of ['khong-co', 'NA', 'ban-lanh-dao?page=3', 'partner?enterprise=2'])
    for (const attempt of ['first', 'kept']) {
      const response = await request.get(`/tong-quan/${path}`)
      expect([path, attempt, response.status()]).toEqual([path, attempt, 404])
      expect(await response.text()).toContain('Không tìm thấy trang')
    }
})

test('the sitemaps list every profile, a thousand a file', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  expect(index).toContain(`${instances.sqlite.url}/sitemap/members-1.xml`)
  const file = await (await request.get('/sitemap/members-1.xml')).text()
  for (const path of [member.vi, member.en]) expect(file).toContain(`<loc>${instances.sqlite.url}${path}</loc>`)
  for (const name of ['members-2', 'members-0', 'members'])
    expect((await request.get(`/sitemap/${name}.xml`)).status()).toBe(404)
})
