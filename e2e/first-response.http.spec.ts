import { expect, test } from '@playwright/test'
import { everyKindOfPage, languages, longArticle, type Language } from './addresses'
import { instances } from './instances'

const agents = {
  curl: 'curl/8.5.0',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Zalo: 'Mozilla/5.0 (Linux; Android 13) Zalo android/24.10 ZaloTheme/light',
  Telegram: 'TelegramBot (like TwitterBot)',
}

const words: Record<Language, string> = { vi: 'Không tìm thấy trang', en: 'Page not found', zh: '找不到页面' }

for (const [name, agent] of Object.entries(agents))
  test(`${name} gets every page complete, with its metadata in the head`, async ({ request }) => {
    for (const address of languages.flatMap((language) => Object.values(everyKindOfPage(language)))) {
      const response = await request.get(address, { headers: { 'user-agent': agent } })
      const isMissing = address.endsWith('/khong-co-trang-nay')
      expect([address, response.status()]).toEqual([address, isMissing ? 404 : 200])
      const html = await response.text()
      const head = html.slice(0, html.indexOf('</head>'))
      expect(head).toMatch(/<title>[^<]+<\/title>/)
      if (!isMissing) {
        expect(head).toMatch(/<meta name="description" content="[^"]+"/)
        expect(head).toContain(`<link rel="canonical" href="${instances.sqlite.url}`)
      }
      // A part that is left to the scripts is rendered again by them: what was typed there is lost.
      expect(html).not.toContain('data-dgst=')
      expect(html.match(/<h1\b/g)).toHaveLength(1)
      expect(html).toContain('</footer>')
      expect(html.trimEnd().endsWith('</html>')).toBe(true)
    }
  })

for (const language of languages)
  test(`what does not exist is 404, with ways on, in ${language}`, async ({ request }) => {
    const prefix = language === 'vi' ? '' : `/${language}`
    for (const path of ['/khong-co', '/tin-tuc/khong-co', '/tim-kiem/khong-co', '/tin-tuc?page=3', '/tin-tuc/a/b/c'])
      for (const attempt of ['first', 'kept']) {
        const response = await request.get(prefix + path)
        expect([path, attempt, response.status()]).toEqual([path, attempt, 404])
        const html = await response.text()
        expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe(words[language])
        const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
        expect(main).toContain(`action="${prefix}/tim-kiem"`)
        for (const way of ['dich-vu', 'tin-tuc', 'dao-tao', 'nghien-cuu', 'lien-he'])
          expect(main).toContain(`href="${prefix}/${way}"`)
      }
    for (const path of [
      '/tin-tuc/%ff',
      '/tin-tuc/khong-co.rsc',
      '/_next/tin-tuc',
      '/media/tin-tuc/x',
      '/media',
      '/api',
    ])
      expect([path, (await request.get(prefix + path)).status()]).toEqual([path, 404])
  })

test("the client router's requests get the page's status too", async ({ request }) => {
  const headers = { rsc: '1' }
  for (const [path, status] of [
    ['/tin-tuc', 200],
    [longArticle.en, 200],
    ['/tin-tuc/khong-co', 404],
    ['/en/tin-tuc?page=99', 404],
    ['/khong-co', 404],
  ] as const) {
    for (const attempt of ['first', 'kept'])
      expect([path, attempt, (await request.get(path, { headers })).status()]).toEqual([path, attempt, status])
  }
})

test('unknown query parameters change nothing', async ({ request }) => {
  for (const query of ['utm=50%', 'a=%ff', 'x[]=1&x[]=2', '__proto__=1', 'page=']) {
    const response = await request.get(`/tin-tuc?${query}`, { maxRedirects: 0 })
    expect([query, response.status()]).toEqual([query, query === 'page=' ? 404 : 200])
  }
})

test('an article is found by the text after the last equals sign, under any prefix', async ({ request }) => {
  const id = longArticle.vi.split('/').at(-1) ?? ''
  for (const path of [
    `/tin-tuc/${id}`,
    `/tin-tuc/anything=${id}`,
    `/tin-tuc/a%3Db%3D${id}`,
    `/dich-vu/anything%3D${id}`,
    `/tim-kiem/x=${id}`,
    `/en${longArticle.vi}`,
  ]) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 200])
    expect(await response.text()).toContain(`<link rel="canonical" href="${instances.sqlite.url}${longArticle.vi}"`)
  }
  expect(await (await request.get(`/en${longArticle.vi}`)).text()).toMatch(/<h1 lang="vi"/)
})

test('an article is indexed, and one found by a search has its canonical address alone', async ({ request }) => {
  for (const path of [longArticle.vi, longArticle.vi.replace(/.*\//, '/tim-kiem/')])
    expect(await (await request.get(path)).text()).not.toContain('noindex')
})

test('a remembered language does not redirect an article, which offers its translation', async ({ request }) => {
  const response = await request.get(longArticle.vi, { headers: { cookie: 'language=en' }, maxRedirects: 0 })
  expect(response.status()).toBe(200)
  expect(await response.text()).toMatch(new RegExp(`<a href="${longArticle.en}" lang="en"[^>]*>Read this in English`))
})

test('language versions are announced where they exist', async ({ request }) => {
  const html = await (await request.get(longArticle.zh)).text()
  for (const [hreflang, address] of [
    ['vi', longArticle.vi],
    ['en', longArticle.en],
    ['zh-Hans', longArticle.zh],
    ['x-default', longArticle.vi],
  ]) {
    expect(html).toContain(`<link rel="alternate" hrefLang="${hreflang}" href="${instances.sqlite.url}${address}"`)
  }
})
