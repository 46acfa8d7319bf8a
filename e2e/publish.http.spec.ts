import { expect, test, type APIRequestContext } from '@playwright/test'
import { dayOf } from '@/lib/domain/dates'
import { articlePath, feedPath, listPath } from '@/lib/domain/paths'
import { pickRelated, relatedFetched } from '@/lib/domain/related'
import { studio } from './instances'
import { whenShown } from './profile'
import { asStaff, publish } from './staff'

const type = 'SERVICE'
const language = 'vi'

const slug = `bai-cong-bo-${process.pid}-${Date.now()}`
const path = articlePath({ id: slug, type, language })
const address = studio.url + path

let api: APIRequestContext

test.beforeAll(async () => {
  api = await asStaff(studio.url)
})

test.afterAll(() => api.dispose())

const text = async (at: string) => (await fetch(new URL(at, studio.url))).text()
const status = async (at: string) => (await fetch(new URL(at, studio.url))).status

const linksIn = (html: string, part: RegExp) =>
  [...(part.exec(html)?.[0] ?? '').matchAll(/href="([^"#]*)/g)].map(([, href = '']) => href)

const menu = /<nav id="main-menu"[^]*?<\/nav>/
const main = /<main[^]*<\/main>/
const related = /<aside[^]*?<\/aside>/
const footer = /<footer[^]*<\/footer>/

async function sitemapped(): Promise<string[]> {
  const locations = async (at: string) =>
    Array.from((await text(at)).matchAll(/<loc>([^<]+)/g), ([, result = '']) => result)
  const files = await locations('/sitemap.xml')
  expect(files.length).toBeGreaterThan(0)
  return (await Promise.all(files.map(locations))).flat()
}

interface Listed {
  id: string
  language: 'vi'
}

async function neighbours(): Promise<{ all: Listed[]; choosing: Listed[] }> {
  const { data } = JSON.parse(
    await text(`/api/article/?type=${type}&search=&page=1&limit=${relatedFetched}&language=VI`),
  ) as { data: { articles: { id: string }[] } }
  const all = data.articles.map(({ id }): Listed => ({ id, language }))
  return {
    all: all.filter(({ id }) => id !== slug),
    choosing: all.filter((article) => pickRelated(all, article, dayOf(new Date())).some(({ id }) => id === slug)),
  }
}

const pathOf = ({ id }: Listed) => articlePath({ id, type, language })

const feeds = ([undefined, type] as const).flatMap((section) =>
  (['rss', 'atom', 'json'] as const).map((kind) => feedPath(language, section, kind)),
)

async function places(): Promise<Record<string, boolean>> {
  const home = await text('/')
  const fed = await Promise.all(
    feeds.map(async (at): Promise<[string, boolean]> => [at, (await text(at)).includes(address)]),
  )
  return {
    list: linksIn(await text(listPath(language, type)), main).includes(path),
    home: linksIn(home, main).includes(path),
    menu: linksIn(home, menu).includes(path),
    footer: linksIn(await text('/lien-he'), footer).includes(path),
    sitemap: (await sitemapped()).includes(address),
    ...Object.fromEntries(fed),
  }
}

const placesWhere = async (isThere: boolean) =>
  Object.entries(await places()).flatMap(([place, has]) => (has === isThere ? [place] : []))

test('published content is everywhere at the next request, unpublished content is nowhere and 410', async () => {
  // The places are in the cache already, so that each must be invalidated.
  const before = await neighbours()
  await Promise.all(before.all.map((article) => text(pathOf(article))))
  expect(await placesWhere(true)).toEqual([])
  expect(await status(path)).toBe(404)

  const { id } = await publish(api, { title: 'Bài vừa công bố', slug, type, language })
  await whenShown(async () => {
    expect(await status(path)).toBe(200)
    expect(await placesWhere(false)).toEqual([])
  })
  const { choosing } = await neighbours()
  expect(choosing.length).toBeGreaterThan(0)
  for (const article of choosing)
    expect([article.id, linksIn(await text(pathOf(article)), related).includes(path)]).toEqual([article.id, true])

  expect((await api.patch(`/admin/api/articles/${id}`, { data: { _status: 'draft' } })).status()).toBe(200)
  await whenShown(async () => {
    expect(await status(path)).toBe(410)
    expect(await placesWhere(true)).toEqual([])
  })
  for (const article of choosing)
    expect([article.id, linksIn(await text(pathOf(article)), related).includes(path)]).toEqual([article.id, false])
})

test('a course names its dates, leads to the form with them, and stands among the past ones afterwards', async () => {
  const [soon, past] = [20, -20].map((days) => dayOf(new Date(Date.now() + days * 24 * 60 * 60 * 1000)))
  const title = `Khóa thử ${slug}`
  const offer = { promise: 'Soạn được hợp đồng.', includes: 'Giáo trình\nBài tập', fee: '2.000.000 đồng' }
  const run = (day: string | undefined) => ({ offer: { ...offer, dates: [{ firstDay: day, lastDay: day }] } })
  const course = await publish(api, { title, type: 'TRAINING', ...run(soon) })
  const page = articlePath({ id: course.slug, type: 'TRAINING', language })
  const translated = await api.post(`/admin/api/articles/${course.id}/translate`, { data: { language: 'en' } })
  expect([translated.status(), translated.ok() ? '' : await translated.text()]).toEqual([201, ''])
  const html = await text(page)
  for (const shown of [
    'Soạn được hợp đồng.',
    '<li>Bài tập</li>',
    '2.000.000 đồng',
    '"CourseInstance"',
    `"startDate":"${soon}"`,
  ])
    expect(html).toContain(shown)
  const link =
    linksIn(html, main)
      .find((href) => href.startsWith('/lien-he?'))
      ?.replaceAll('&amp;', '&') ?? ''
  expect(link).toBe(`/lien-he?dich-vu=${course.slug}&ngay=${soon}`)
  let form = ''
  await whenShown(async () => {
    form = await text(link)
    expect(form).toMatch(new RegExp(`checked=""[^>]*value="${course.slug}"|value="${course.slug}"[^>]*checked=""`))
  })
  expect(form).toContain(`Đăng ký khóa “${title}”, đợt `)
  expect(form).toContain('<link rel="canonical" href="http')
  expect(await status('/lien-he?dich-vu=khong-co')).toBe(200)

  const older = await publish(api, { title: `${title} 2`, type: 'TRAINING', createDate: '2020-01-01T00:00:00Z' })
  const places = async () => {
    const pages = await Promise.all([1, 2, 3].map((number) => text(listPath(language, 'TRAINING', number))))
    const links = pages.flatMap((each) => linksIn(each, main))
    return [course, older].map(({ slug: id }) => links.indexOf(articlePath({ id, type: 'TRAINING', language })))
  }
  await whenShown(async () => {
    const [before = 0, after = 0] = await places()
    expect(before).toBeGreaterThanOrEqual(0)
    expect(after).toBeGreaterThan(before)
  })
  const wrong = { offer: { dates: [{ firstDay: soon, lastDay: past }] } }
  expect((await api.patch(`/admin/api/articles/${course.id}`, { data: wrong })).status()).toBe(400)
  expect((await api.patch(`/admin/api/articles/${course.id}`, { data: run(past) })).status()).toBe(200)
  await whenShown(async () => {
    expect(await text(page)).toContain('Khóa này đã tổ chức xong.')
    const [over = 0, undated = 0] = await places()
    expect(undated).toBeGreaterThanOrEqual(0)
    expect(over).toBeGreaterThan(undated)
  })
})

test('an abbreviation that an editor adds is understood at the next search', async () => {
  const lists = '/admin/api/globals/abbreviations'
  const { vi } = (await (await api.get(lists)).json()) as { vi: string }
  expect(vi).toContain('TNHH = trách nhiệm hữu hạn')
  const result = async () =>
    (JSON.parse(await text('/api/search?language=VI&q=ZQL')) as { data: { articles: unknown[] } }).data.articles.length
  expect(await result()).toBe(0)
  expect((await api.post(lists, { data: { vi: 'ZQL: lao động' } })).status()).toBe(400)
  try {
    expect((await api.post(lists, { data: { vi: `${vi}\nZQL = lao động` } })).status()).toBe(200)
    expect(await result()).toBeGreaterThan(0)
  } finally {
    await api.post(lists, { data: { vi } })
  }
})
