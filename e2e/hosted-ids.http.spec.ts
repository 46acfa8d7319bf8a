import { expect, test } from '@playwright/test'
import { startHostedBackend, type HostedBackend } from './hosted-backend'
import { instance } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'

/** Ids of a hosted backend may be any text: what is listed opens at its link, and at each address made of that. */

const articles = ['a=b', 'b', 'a=b=c', 'YWJj=', '=', 'x.md', 'x', 'y.md', 'y.txt', 'y.xml', 'trang', 'binh-luan', '5%']
const members = ['m=1', '1', 'n=', 'office', 'z.md', '%']

const site = instance(29, 'hosted-ids', {})
let backend: HostedBackend
let running: RunningSite | undefined
test.beforeAll(async () => {
  backend = await startHostedBackend({ articles, members })
  running = await startPrepared({ ...site, environment: { ...site.environment, BACKEND_URL: backend.url } })
})
test.afterAll(async () => {
  await running?.stop()
  backend?.stop()
})

const read = (address: string) => fetch(new URL(address, site.url), { redirect: 'manual' })

const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

async function linksOn(addresses: string[], names: string[]): Promise<[name: string, href: string][]> {
  const pages = await Promise.all(addresses.map(async (address) => (await read(address)).text()))
  const links = [...pages.join('').matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', text = '']) => [text.replace(/<[^>]*>/g, '').trim(), href] as const,
  )
  return names.map((name) => [name, links.find(([text]) => text === name)?.[1] ?? ''])
}

const articleLinks = () =>
  linksOn(
    ['/tin-tuc', '/tin-tuc?page=2', '/tin-tuc?page=3'],
    articles.map((id) => `Bài ${id}`),
  )

test('an article opens at its link, and has its Markdown and its comments there', async () => {
  const sitemap = await (await read('/sitemap/articles-1.xml')).text()
  const feed = await (await read('/feed/vi/rss.xml')).text()
  for (const [title, href] of await articleLinks()) {
    const page = await read(href)
    const html = await page.text()
    expect([title, href, page.status, headingOf(html)]).toEqual([title, href, 200, title])
    expect(canonicalOf(html)).toBe(site.url + href)
    expect(html).toContain(`type="text/markdown" href="${site.url}${href}.md"`)
    expect(sitemap).toContain(`<loc>${site.url}${href}</loc>`)
    expect(feed).toContain(`<link>${site.url}${href}</link>`)
    const markdown = await read(`${href}.md`)
    expect([href, markdown.status, await markdown.text()]).toEqual([href, 200, expect.stringContaining(`# ${title}`)])
    const thread = await (await read(`${href}/binh-luan/c1`)).text()
    expect([href, thread]).toEqual([href, expect.stringContaining('Rõ ràng.')])
    expect(thread).toContain(`href="${href}"`)
  }
})

test('an article opens from a search, and through the API', async () => {
  for (const id of articles) {
    const found = await (await read(`/tim-kiem/${encodeURIComponent(id)}`)).text()
    expect(headingOf(found)).toBe(`Bài ${id}`)
    const answer = await (await read(`/api/article/${encodeURIComponent(id)}`)).json()
    expect(answer).toMatchObject({ data: { id } })
  }
  expect(await (await read('/api/article/any=a%3Db')).json()).toMatchObject({ data: { id: 'a=b' } })
})

test('a member opens at the link, and through the API', async () => {
  const links = await linksOn(
    ['/tong-quan/CHIEF_OF_STAFF'],
    members.map((id) => `Bà ${id}`),
  )
  for (const [name, href] of links) {
    const page = await read(href)
    const html = await page.text()
    expect([name, href, page.status, headingOf(html)]).toEqual([name, href, 200, name])
    expect(canonicalOf(html)).toBe(site.url + href)
  }
  for (const id of members)
    expect(await (await read(`/api/member/${encodeURIComponent(id)}`)).json()).toMatchObject({ data: { id } })
})

test('an address whose escapes a program has changed leads to the page', async () => {
  for (const [address, to] of [
    ['/tin-tuc/a=b=c', '/tin-tuc/a%3Db%3Dc'],
    ['/tin-tuc/YWJj=', '/tin-tuc/YWJj%3D'],
    ['/tin-tuc/y.md', '/tin-tuc/y%2Emd'],
    ['/tin-tuc/any%3Dx', '/tin-tuc/any=x'],
    ['/tin-tuc/a%3Db%3Dc.', '/tin-tuc/a%3Db%3Dc'],
    ['/tong-quan/any%3D1', '/tong-quan/any=1'],
  ] as const) {
    const { status, headers } = await read(address)
    expect([address, status, headers.get('location')]).toEqual([address, 308, to])
    expect((await read(to)).status).toBe(200)
  }
})

test('what has no such id is missing', async () => {
  for (const address of [
    '/tin-tuc/q=r',
    '/tin-tuc/q%3Dr',
    '/tin-tuc/q.md',
    '/tin-tuc/q%2Emd',
    '/tin-tuc/q%3Dr.md',
    '/tong-quan/q%3Dr',
    '/api/article/q%3Dr',
    '/api/member/q%3Dr',
  ])
    expect([address, (await read(address)).status]).toEqual([address, 404])
})
