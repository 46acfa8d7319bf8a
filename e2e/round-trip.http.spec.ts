import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { textOfHtml } from '@/lib/content/html/text'
import { pdf } from '@/lib/testing/attachment-samples'
import { startOldBackend } from '@/lib/testing/old-backend'
import { runCommand as runBundled } from '@/server/run-program'
import { runCommand } from './commands'
import { databaseAt, dataFolder, instance, type Site } from './instances'
import { createDatabase, dropDatabase, startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { writeSmallContent } from './small-content'
import { asStaff, publish } from './staff'

/**
 * Content moves: from a folder, a hosted backend and WordPress into a site, out of it, and into an empty one, which
 * then is the same site: on PostgreSQL if there is one.
 */

test.describe.configure({ mode: 'serial' })

const before = instance(140, 'moved-from', {})
const after = instance(141, 'moved-to', { DATABASE_URL: databaseAt('moved-to') })
const input = path.join(dataFolder, 'moved-given')
const moved = path.join(dataFolder, 'moved')
const wordpress = path.join(dataFolder, 'moved-wordpress')
const [fromHosted, fromWordPress] = [path.join(dataFolder, 'from-hosted'), path.join(dataFolder, 'from-wordpress')]

const running: RunningSite[] = []
const closing: (() => void)[] = []
const article = 'bai-co-tep'

async function run(site: Site, command: string, ...args: string[]): Promise<string> {
  const { output, status } = await runCommand(site.environment, command, ...args)
  expect(status, output).toBe(0)
  return output
}

/** What the sample content has none of: a document, a focal point, former ids, words for search engines. */
function addRarities(): void {
  mkdirSync(path.join(input, 'documents'), { recursive: true })
  writeFileSync(path.join(input, 'documents', 'mau-don.pdf'), pdf())
  const front = {
    title: 'Bài có tệp',
    type: 'NEWS',
    createDate: '2026-02-01T08:00:00+07:00',
    updatedDate: '2026-02-03T08:00:00+07:00',
    summary: 'Một mẫu đơn.',
    formerIds: ['Bai_Cu.1'],
    meta: { title: 'Tên cho máy tìm kiếm', description: 'Mô tả' },
  }
  const html = '<p>Tải <a href="documents/mau-don.pdf">mẫu đơn</a>.</p>'
  writeFileSync(path.join(input, `articles/vi/${article}.html`), `---\n${stringify(front)}---\n${html}\n`)
  mkdirSync(path.join(input, 'comments'))
  const comments = [
    { id: 'a', type: 'COMMENT', author: 'an@mail.example', fullName: 'An', isRemoved: true },
    { id: 'b', type: 'COMMENT', author: 'x', fullName: 'ILC', value: 'Trả lời', replyTo: 'a', isInstitute: true },
  ]
  writeFileSync(path.join(input, `comments/${article}.yaml`), stringify(comments))
  const membersFile = path.join(input, 'members/vi.yaml')
  const file = 'figures/steps-real-estate-broker-course.webp'
  const [first, ...others] = z.array(z.looseObject({})).parse(parse(readFileSync(membersFile, 'utf8')))
  writeFileSync(membersFile, stringify([{ ...first, imgUrl: file }, ...others]))
  writeFileSync(path.join(input, 'images.yaml'), stringify([{ file, focus: { x: 20, y: 30 } }]))
}

test.beforeAll(async () => {
  writeSmallContent(input)
  addRarities()
  await run(before, 'db:migrate')
  await run(before, 'content:import', input)
  const old = await startOldBackend()
  closing.push(old.stop)
  await run(before, 'import:hosted', old.url, fromHosted)
  expect(await run(before, 'content:import', fromHosted, '--dry-run')).toContain('114 created, 0 updated, 0 unchanged')
  expect(await run(before, 'content:import', fromHosted)).toContain('150 created, 0 updated, 0 unchanged, 0 not taken')
  const [changed] = old.content.articles
  if (changed) changed.title = 'Đã đổi'
  await run(before, 'import:hosted', old.url, fromHosted)
  expect(await run(before, 'content:import', fromHosted)).toContain('0 created, 1 updated, 149 unchanged, 0 not taken')
  cpSync('importers/wordpress/test-samples', wordpress, { recursive: true })
  writeFileSync(path.join(wordpress, 'minh-khang-sections.txt'), '*=NEWS')
  const files = [`${wordpress}/minh-khang.xml`, fromWordPress]
  const uploads = path.join(wordpress, 'uploads')
  const ended = await runCommand(before.environment, 'import:wordpress', ...files, '--uploads', uploads)
  // Some of its files are none that a site may have.
  expect([ended.status, ended.output]).toEqual([1, expect.stringContaining('5 not taken')])
  expect(await run(before, 'content:import', fromWordPress)).toMatch(
    /48 created, 0 updated, 0 unchanged, 0 not taken\n37 redirects were added/,
  )
  await runBundled('prepare', before.environment)
  running.push(await startPrepared(before))
  const api = await asStaff(before.url)
  const paragraph = { type: 'paragraph', version: 1, direction: null, format: '', indent: 0, textFormat: 0 }
  const text = { type: 'text', version: 1, text: 'Viết trong studio', detail: 0, format: 1, mode: 'normal', style: '' }
  const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 }
  const body = { root: { ...root, children: [{ ...paragraph, children: [text] }] } }
  await publish(api, { title: 'Bài trong studio', slug: 'bai-trong-studio', format: 'EDITOR', html: null, body })
  await publish(api, { title: 'Bản nháp', slug: 'ban-nhap', _status: 'draft' })
  await api.dispose()
  expect(await run(before, 'content:export', moved)).toContain('Exported')
  const { DATABASE_URL } = after.environment
  await dropDatabase(DATABASE_URL)
  await createDatabase(DATABASE_URL)
  await run(after, 'db:migrate')
  await run(after, 'content:import', moved)
  running.push(await startPrepared(after))
})
test.afterAll(() => {
  for (const close of closing) close()
  return Promise.all(running.map((site) => site.stop()))
})

async function read(site: Site, address: string): Promise<string> {
  const response = await fetch(site.url + address)
  expect(response.status, address).toBe(200)
  // Each site has its own origin; comments have numbers, and writers have keys, that each site gives anew.
  return (await response.text()).replaceAll(site.url, '')
}

const withoutKeys = (json: string): unknown =>
  JSON.parse(json, (key: string, value: unknown) => {
    if (key !== 'interactedArticles' || !Array.isArray(value)) return value
    const list = z
      .array(z.looseObject({ id: z.string(), userName: z.string(), replyTo: z.string().optional() }))
      .parse(value)
    const [ids, names] = [list.map(({ id }) => id), [...new Set(list.map(({ userName }) => userName))]]
    const known = list.map((one) => ({
      ...one,
      id: 0,
      userName: names.indexOf(one.userName),
      replyTo: one.replyTo && list[ids.indexOf(one.replyTo)]?.value,
    }))
    return known.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  })

const idsIn = (json: string) => [...json.matchAll(/"id":"([^"]+)","(?:title|fullName)"/g)].map(([, id = '']) => id)

test('the public calls of both sites tell the same', { tag: '@full' }, async () => {
  const lists = ['VI', 'EN', 'ZH'].flatMap((language) => [
    `/api/article/?limit=1000&page=1&search=&type=&language=${language}`,
    `/api/member/?limit=1000&page=1&search=&language=${language}`,
  ])
  for (const list of [...lists, '/api/ecosystem', '/api/video', '/api/site-record', '/api/page/bao-mat']) {
    const [was, is] = [await read(before, list), await read(after, list)]
    expect(withoutKeys(is), list).toEqual(withoutKeys(was))
    const kind = list.split('/')[2] ?? ''
    if (kind !== 'article' && kind !== 'member') continue
    for (const id of idsIn(was)) {
      const address = `/api/${kind}/${encodeURIComponent(id)}`
      expect(withoutKeys(await read(after, address)), address).toEqual(withoutKeys(await read(before, address)))
    }
  }
})

test('pages of both sites have the same text', { tag: '@full' }, async () => {
  const index = await read(before, '/sitemap.xml')
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const pages = new Set<string>()
  for (const map of maps)
    for (const [, page = ''] of (await read(before, map)).matchAll(/<loc>([^<]+)<\/loc>/g)) pages.add(page)
  expect(pages.size).toBeGreaterThan(150)
  for (const page of pages) expect(textOfHtml(await read(after, page)), page).toBe(textOfHtml(await read(before, page)))
})

test('files, former addresses and drafts', { tag: '@full' }, async () => {
  const page = await read(after, `/tin-tuc/${article}`)
  const [file = ''] = /\/media\/mau-don-[0-9a-f]{8}\.pdf/.exec(page) ?? []
  expect(Buffer.from(await (await fetch(after.url + file)).arrayBuffer())).toEqual(pdf())
  const former = await fetch(`${after.url}/tin-tuc/Bai_Cu.1`, { redirect: 'manual' })
  expect([former.status, former.headers.get('location')]).toEqual([
    308,
    expect.stringMatching(/\/tin-tuc\/bai-co-tep$/),
  ])
  const files = readdirSync(path.join(moved, 'articles', 'vi'))
  expect(files).toContain('bai-trong-studio.html')
  expect(files).not.toContain('ban-nhap.html')
})

test('articles of WordPress with their images, links, comments and redirects', { tag: '@full' }, async () => {
  const page = await read(after, '/tin-tuc/thanh-lap-cong-ty-tnhh')
  expect(page).toMatch(/<figure class="gallery">.*tru-so-[0-9a-f]{8}\.png/s)
  expect(page).toMatch(/href="\/media\/mau-don-[0-9a-f]{8}\.pdf"/)
  expect(page).toContain('href="/tin-tuc/thue-thu-nhap-doanh-nghiep#muc-2"')
  const text = textOfHtml(page)
  expect(text).toContain('[gallery] là mã')
  expect(text).toContain('Đã rõ 👍')
  expect(text).not.toContain('Chờ duyệt')
  expect((await fetch(`${before.url}/tin-tuc/noi-bo`)).status).toBe(404)
  const moved = await fetch(`${after.url}/2019/01/thanh-lap-cong-ty-tnhh/`, { redirect: 'manual' })
  expect([moved.status, new URL(moved.headers.get('location') ?? '', after.url).pathname]).toEqual([
    308,
    '/tin-tuc/thanh-lap-cong-ty-tnhh',
  ])
})

test('what was erased or deleted does not come back with the next import', { tag: '@full' }, async () => {
  const api = await asStaff(before.url)
  const form = { email: 'nguoi0@mail.example', phone: '', sure: 'on' }
  const erased = await api.post('/admin/api/personal-data/erase', { form, maxRedirects: 0 })
  expect([erased.status(), erased.headers().location]).toEqual([303, expect.stringContaining('comments=2')])
  const of = 'where[userName][equals]=nguoi4@mail.example&where[type][equals]=COMMENT'
  const result = await api.get(`/admin/api/interacted-articles?${of}`)
  const { docs } = z.object({ docs: z.array(z.object({ id: z.number() })).length(1) }).parse(await result.json())
  expect((await api.delete(`/admin/api/interacted-articles/${docs[0]?.id}`)).status()).toBe(200)
  await api.dispose()
  // The comment that was erased is there as an empty one; a rating and a comment are away.
  expect(await run(before, 'content:import', fromHosted)).toContain('0 created, 0 updated, 148 unchanged, 0 not taken')
})

test('nothing is written into a folder that is not empty', { tag: '@full' }, async () => {
  const { output, status } = await runCommand(before.environment, 'content:export', moved)
  expect([status, output]).toEqual([1, expect.stringContaining('is not empty')])
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('.moved'))).toEqual([])
})
