import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, request, test, type APIRequestContext } from '@playwright/test'
import { dataFolder, instance } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { inDatabase } from './site-database'
import { asStaff, publish } from './staff'

const own = instance(94, 'hostile-articles', {})
/** The same content, read from a hosted backend that checks nothing. */
const hosted = instance(95, 'hostile-hosted', { BACKEND_URL: `${own.url}/api` })

const lists = ['/', '/tin-tuc', '/sitemap.xml', '/sitemap/articles-1.xml', '/llms.txt', '/tim-kiem?q=nhat']
const feeds = ['rss.xml', 'atom.xml', 'feed.json'].flatMap((name) => [`/feed/vi/${name}`, `/feed/vi/tin-tuc/${name}`])

const deep = '<table><tr><td></x></y>'.repeat(300) + 'Chữ trong bảng'
const clobbering = ['createElement', 'body', 'createTreeWalker', 'getElementById']
  .map((name) => `<img src=x name=${name} alt="Ảnh">`)
  .join('')

let site: RunningSite | undefined
let staff: APIRequestContext

test.beforeAll(async () => {
  site = await startPrepared(own)
  staff = await asStaff(own.url)
})
test.afterAll(async () => {
  await staff.dispose()
  await site?.stop()
})

async function failing(url: string, paths: string[]): Promise<string[]> {
  const api = await request.newContext({ baseURL: url })
  const statuses = await Promise.all(paths.map(async (each) => `${(await api.get(each)).status()} ${each}`))
  await api.dispose()
  return statuses.filter((status) => !status.startsWith('200 '))
}

const textOf = async (address: string) => (await fetch(own.url + address)).text()
const logOf = ({ environment: { DATA_DIR } }: typeof own) =>
  readFileSync(path.join(dataFolder, `${path.basename(DATA_DIR)}.log`), 'utf8')

test('names of elements hide nothing: page, Markdown and feeds have the whole article', async () => {
  const html = `<p>Trước</p>${clobbering}<form><input name=attributes><input name=children><p>Giữa</p></form><p>Sau</p>`
  const { slug } = await publish(staff, { title: 'Bài nhất có tên trùng', format: 'HTML', html })
  expect(await failing(own.url, [`/tin-tuc/${slug}`, `/tin-tuc/${slug}.md`, ...feeds, ...lists])).toEqual([])
  for (const address of [`/tin-tuc/${slug}`, `/tin-tuc/${slug}.md`, '/feed/vi/rss.xml'])
    for (const word of ['Trước', 'Giữa', 'Sau']) expect(await textOf(address)).toContain(word)
})

test('a text that cannot be prepared is refused in words, and nothing of it is stored', async () => {
  const { id, slug } = await publish(staff, { title: 'Bài nhất trước khi sửa', format: 'HTML', html: '<p>Bản đầu</p>' })
  const block = { version: 1, direction: null, format: '', indent: 0 }
  const text = { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text: 'Bản đầu' }
  const body = { root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [text] }] } }
  const other = await publish(staff, { title: 'Bài nhất trong trình soạn thảo', format: 'EDITOR', html: null, body })
  for (const [article, data] of [
    [id, { format: 'HTML', html: deep }],
    [other.id, { body: { root: { type: 'root', children: [{ type: 'heading', children: 7 }] } } }],
  ] as const) {
    const refused = await staff.patch(`/admin/api/articles/${article}?depth=0`, { data })
    expect(refused.status()).toBe(400)
    expect(JSON.stringify(await refused.json())).toMatch(/lồng nhau hơn 150 lớp|chưa hợp lệ: Nội dung/)
  }
  const inEnglish = await staff.patch(`/admin/api/articles/${id}?depth=0`, {
    data: { html: deep },
    headers: { 'accept-language': 'en' },
  })
  expect(JSON.stringify(await inEnglish.json())).toContain('nested deeper than 150 levels')
  expect(await textOf(`/tin-tuc/${slug}`)).toContain('<p>Bản đầu</p>')
})

test('what is stored already is shown as text, logged once, and does not prevent other changes @full', async () => {
  const { id, slug } = await publish(staff, { title: 'Bài nhất từ bản cũ', format: 'HTML', html: '<p>a</p>' })
  const { id: unreadable, slug: other } = await publish(staff, { title: 'Bài nhất không đọc được' })
  const body = JSON.stringify({ root: { type: 'root', children: [null, { type: 'text', text: 'Còn chữ' }] } })
  for (const statement of [
    `UPDATE articles SET html = '${deep}' WHERE id = ${id}`,
    `UPDATE _articles_v SET version_html = '${deep}' WHERE parent_id = ${id}`,
    `UPDATE articles SET format = 'EDITOR', body = '${body}' WHERE id = ${unreadable}`,
  ])
    await inDatabase(own.environment, statement)
  const saved = await staff.patch(`/admin/api/articles/${id}?depth=0`, { data: { summary: 'Tóm tắt mới.' } })
  expect(saved.status()).toBe(200)

  const pages = [slug, other].flatMap((each) => [`/tin-tuc/${each}`, `/tin-tuc/${each}.md`])
  for (let round = 0; round < 3; round++) expect(await failing(own.url, [...pages, ...feeds, ...lists])).toEqual([])
  expect(await textOf(`/tin-tuc/${slug}`)).toContain('<p>Chữ trong bảng</p>')
  expect(await textOf(`/tin-tuc/${other}`)).toContain('Bài nhất không đọc được')
  for (const line of [
    new RegExp(`${other} is shown without its text`, 'g'),
    new RegExp(`${slug} cannot be prepared`, 'g'),
  ])
    expect(logOf(own).match(line)).toHaveLength(1)

  const front = await startPrepared(hosted)
  try {
    expect(await failing(hosted.url, [...pages, ...feeds, ...lists])).toEqual([])
    expect(await (await fetch(`${hosted.url}/tin-tuc/${slug}`)).text()).toContain('<p>Chữ trong bảng</p>')
  } finally {
    await front.stop()
  }
})
