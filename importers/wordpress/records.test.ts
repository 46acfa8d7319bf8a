import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { typeOfImage } from '@/lib/content/image-types'
import type { ContentRecord } from '@/lib/content/import/content'
import { localServer } from '@/lib/testing/local-server'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { wordpressUploads } from './find-uploads'
import { planOf } from './plan'
import { hashPrefix, overallReport, wordpressRecords } from './records'
import { parseSections } from './sections'
import { surveyOf } from './survey'
import { readUpload } from './uploads'

/**
 * The site of a law firm, as WordPress 6.4 exports it, with all that people type and plugins add. Its host is one that
 * is never asked.
 */
const samples = path.resolve('importers/wordpress/test-samples')
const file = path.join(samples, 'minh-khang.xml')
const folder = temporaryFolder()
const bounds = { count: 100, bytes: 1e9, timeoutMs: 60_000, retryMs: 1 }
const sections = [
  'type:page=SERVICE',
  'type:vu_viec=RESEARCH',
  'tin-tuc=NEWS',
  'dich-vu=SERVICE',
  'dao-tao=TRAINING',
  'nghien-cuu=RESEARCH',
]

let requested: string[] = []

const server = localServer(({ url = '' }, response) => {
  requested.push(url)
  const upload = path.join(samples, decodeURIComponent(url.replace('/kho/', '/')))
  if (url.startsWith('/kho/uploads/') && existsSync(upload)) response.end(readFileSync(upload))
  else response.writeHead(404).end()
})

const now = new Date('2026-11-27T00:00:00Z')

type Convert = Parameters<typeof wordpressUploads>[0]['convert']

const asItIs: Convert = (data) => Promise.resolve({ data, type: typeOfImage(data) ?? '' })

async function imported(given: string, convert = asItIs) {
  requested = []
  const out = temporaryFolder()
  const survey = await surveyOf(file)
  const plan = planOf(survey, { sections: parseSections(sections).map, now })
  const uploads = wordpressUploads({ survey, plan, given, folder: out, convert, bounds })
  const report = overallReport({ plan, survey })
  const records: ContentRecord[] = []
  for await (const record of wordpressRecords({ files: [file], survey, plan, uploads }, report)) records.push(record)
  const articles = new Map(records.flatMap(({ content }) => content.articles.map((one) => [one.id, one])))
  return { records, articles, report, plan, survey, out }
}

const fails = () => Promise.reject(new Error('broken'))

const articlesOf = (records: ContentRecord[]) => records.flatMap(({ content }) => content.articles)

test('everything of an export is a record, or is named in the report', async () => {
  const { articles, plan, records, report, survey } = await imported(path.join(samples, 'uploads'))
  expect(plan.unplaced).toEqual([])
  expect(survey.entries.length + survey.attachments.size).toBeGreaterThan(48)
  expect(articles.size).toBe(survey.entries.length - plan.leftOut.length)
  expect(report.left).toEqual([
    expect.stringMatching(/^attachment 306 \(Ghi âm\): the site stores no such files: .*ghi-am.mp3$/),
    expect.stringMatching(/^attachment 308 \(Mất\): .*da-mat.png$/),
    expect.stringMatching(/^attachment 309 \(passwd\): the site stores no such files: file:\/\/\/etc\/passwd$/),
    expect.stringMatching(/^attachment 310 \(metadata\): its host is not on the public Internet: /),
    expect.stringMatching(/^attachment 311 /),
  ])
  expect(report.leftOut).toEqual([
    'post 114 (Đã xoá): in the trash of WordPress',
    'settings of WordPress and its plugins: nav_menu_item (3), custom_css (1)',
    'terms, of which the site has none: post_tag (1)',
    'custom fields, of which the site has none: phi_dich_vu (1)',
    'post 101 (Thủ tục thành lập công ty TNHH một thành viên): 1 comments: not yet approved',
    'post 101 (Thủ tục thành lập công ty TNHH một thành viên): 1 comments: spam',
    'post 101 (Thủ tục thành lập công ty TNHH một thành viên): 1 comments: pingbacks and trackbacks',
    'post 120 (Chỉ có ảnh): 1 comments: without text',
  ])
  expect(records.flatMap(({ content }) => Object.values(content.interactions).flat())).toHaveLength(11)
  expect(records.at(-1)?.content.images).toEqual([expect.stringMatching(/^khong-dung-/)])
})

test('an article with its images, links, authors and words for search engines', async () => {
  const { articles, out, records } = await imported(path.join(samples, 'uploads'))
  const article = articles.get('thanh-lap-cong-ty-tnhh')
  expect(article).toMatchObject({
    title: 'Thủ tục thành lập công ty TNHH một thành viên',
    type: 'SERVICE',
    language: 'vi',
    views: 1234,
    authors: [{ name: 'Nguyễn Minh Khang' }],
    meta: { description: 'Ba bước thành lập công ty.' },
    preview_img: expect.stringMatching(/^bia-[0-9a-f]{8}\./),
    sourceHash: expect.stringMatching(/^wordpress:luatminhkhang\.localhost:101:[0-9a-f]{64}$/),
  })
  expect(article?.summary).toBe(
    'Theo Luật Doanh nghiệp năm 2020, thủ tục gồm ba bước. Dòng thứ hai của đoạn đầu. Hồ sơ Giấy đề nghị Điều lệ công ty Tải mẫu đơn, xem thêm bài về thuế.',
  )
  expect(article?.html).toMatch(
    /<figure><a href="images\/(tru-so-[0-9a-f]{8}\.png)"><img class="size-medium wp-image-301" src="\1" alt="Toà nhà"/,
  )
  expect(article?.html).toMatch(/<a href="documents\/mau-don-[0-9a-f]{8}\.pdf">mẫu đơn<\/a>/)
  expect(article?.html).toContain('<a href="/tin-tuc/thue-thu-nhap-doanh-nghiep#muc-2">')
  expect(article?.html).toContain('[bang_gia loai="doanh-nghiep"]Liên hệ[/bang_gia]')
  expect(readdirSync(path.join(out, 'documents'))).toHaveLength(1)
  const { content } = records.find(({ name }) => name.startsWith('post 101')) ?? {}
  expect([content?.images.length, content?.documents.length]).toEqual([4, 1])
  expect(articles.get('quyen-su-dung-dat')?.title).toBe('Quyền sử dụng đất của hộ gia đình')
  expect(articles.get('foreign-invested-enterprises')).toMatchObject({
    language: 'en',
    translationKey: 'doanh-nghiep-fdi',
  })
  expect(articles.get('chi-co-anh')?.html).toMatch(/src="ky-ket-[0-9a-f]{8}\.png"/)
})

test('an image that cannot be had keeps a whole address, with which the article can be exported', async () => {
  const { articles } = await imported(`${server.origin}/nothing`)
  const html = articles.get('hop-dong-lao-dong')?.html
  expect(html).toContain('<img src="https://luatminhkhang.localhost/wp-content/uploads/2019/03/tru-so.png">')
  expect(html).toContain('<img src="file:///etc/passwd">')
})

test('uploads are downloaded from the address that the operator names, and from no address in the export', async () => {
  const { articles, report } = await imported(`${server.origin}/kho/uploads`)
  expect(articles.get('chi-co-anh')?.html).toMatch(/src="ky-ket-[0-9a-f]{8}\.png"/)
  expect(articles.get('thanh-lap-cong-ty-tnhh')?.html).toMatch(/href="documents\/mau-don-/)
  expect(requested.every((url) => url.startsWith('/kho/uploads/'))).toBe(true)
  expect(new Set(requested).size).toBe(requested.length)
  expect(report.changed).toContainEqual(
    expect.stringContaining('169.254.169.254/latest/meta-data/x.png: its host is not'),
  )
  expect(report.changed).toContainEqual(
    expect.stringContaining('file:///etc/passwd: its address names no place of the web'),
  )
})

test('a record without an image that is missing at its host is recognised, and replaced once the image can be had', async () => {
  const without = articlesOf((await imported(`${server.origin}/nothing`)).records)
  const [first] = without
  expect(first?.sourceHash).toMatch(/:missing$/)
  const again = articlesOf((await imported(path.join(samples, 'uploads'))).records)
  expect(again[0]?.sourceHash).toBe(first?.sourceHash.replace(/:missing$/, ''))
  const unchanged = again.filter(({ sourceHash }, i) => sourceHash === without[i]?.sourceHash)
  expect(unchanged.length).toBeGreaterThan(25)
})

test('no file outside of the folder of uploads is read', () => {
  const read = (from: string, name: string) => readUpload(from, name, 50_000_000, () => new Error('too large'))
  const inside = path.join(folder, 'wp-content', 'uploads')
  mkdirSync(inside, { recursive: true })
  writeFileSync(path.join(folder, 'secret.png'), 'x')
  symlinkSync(path.join(folder, 'secret.png'), path.join(inside, 'link.png'))
  cpSync(path.join(samples, 'uploads/2021'), path.join(inside, '2021'), { recursive: true })
  expect(read(inside, 'link.png')).toBeUndefined()
  expect(read(inside, '../../secret.png')).toBeUndefined()
  expect(read(inside, '2021')).toBeUndefined()
  expect(read(inside, `2021/${'x'.repeat(300)}.png`)).toBeUndefined()
  expect(read(inside, '2021/07/hoi-thao.jpg/a.png')).toBeUndefined()
  expect(read(folder, '2021/07/hoi-thao.jpg')?.length).toBeGreaterThan(1000)
})

test('a file of the folder that is too large, or damaged, is named with the reason', async () => {
  const uploads = temporaryFolder()
  const sizes = { 'anh.png': 33, 'don.pdf': 21 }
  for (const [name, megabytes] of Object.entries(sizes)) {
    writeFileSync(path.join(uploads, name), '')
    truncateSync(path.join(uploads, name), megabytes * 1024 ** 2)
  }
  writeFileSync(path.join(uploads, 'hong.docx'), 'x')
  const survey = { attachments: new Map(), link: 'https://cu.localhost' }
  const input = { survey, plan: { articles: new Map() }, given: uploads, folder, convert: fails, bounds }
  const result = wordpressUploads(input)
  const address = (name: string) => `https://cu.localhost/wp-content/uploads/${name}`
  expect(await result.image(address('anh.png'))).toBeUndefined()
  expect(result.lossOf(address('anh.png'))?.error).toBe('it has too many bytes: at most 32 MB')
  for (const name of ['don.pdf', 'hong.docx']) expect(await result.document(address(name))).toBeUndefined()
  expect(result.takeNotes()).toEqual([
    `the file ${address('don.pdf')} is not taken: it has more than 20 MB; its link stays`,
    `the file ${address('hong.docx')} is not taken: its content is not what its name says; its link stays`,
  ])
})

test('what one record throws while it is read is named, and the import goes on', async () => {
  const { records, report } = await imported(path.join(samples, 'uploads'), fails)
  expect(records.length).toBeGreaterThan(20)
  for (const name of [
    /^post 101 \(Thủ tục.*\): it could not be read: broken$/,
    /^attachment \d+ .*: it could not be read: broken$/,
  ])
    expect(report.left).toContainEqual(expect.stringMatching(name))
})

test.each([
  ['https://old.example', 'wordpress:old.example:'],
  ['http://old.example:8080/en/', 'wordpress:old.example%3A8080/en:'],
  ['https://www.old.example/', 'wordpress:old.example:'],
])('articles are those of one site: %s', (link, prefix) => {
  expect(hashPrefix(link)).toBe(prefix)
})
