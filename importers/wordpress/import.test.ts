import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { membersHere } from '@/lib/backend/embedded/import/known-records'
import { MemorySite } from '@/lib/backend/embedded/import/memory-site'
import { readContent } from '@/lib/content/import/read'
import { readSources, recordsIn, withMembers } from '@/lib/content/import/taken-over'
import { typeOfImage } from '@/lib/content/image-types'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { writeFolder } from '../write-folder'
import { wordpressUploads } from './find-uploads'
import { planOf } from './plan'
import { overallReport, ownersIn, wordpressRecords } from './records'
import { parseSections } from './sections'
import { surveyOf } from './survey'

const samples = path.resolve('importers/wordpress/test-samples')
const folder = temporaryFolder()

let importRecords: typeof import('@/lib/backend/embedded/import/import-records').importRecords
let planOfRecords: typeof import('@/lib/backend/embedded/import/import-records').planOfRecords

beforeAll(async () => {
  jest.mock('payload', () => ({ APIError: class extends Error {}, ValidationError: class extends Error {} }))
  jest.mock('@/lib/backend/embedded/database/transaction', () => ({
    inTransaction: (_: unknown, work: (req: object) => unknown) => work({}),
  }))
  jest.mock('@/lib/backend/embedded/database/statistics', () => ({ refreshStatistics: () => Promise.resolve() }))
  jest.mock('@/lib/backend/embedded/redirects/store-redirects', () => ({}))
  jest.mock('@/lib/backend/embedded/import/redirects', () => ({ loadRedirects: () => Promise.resolve() }))
  jest.mock('@/lib/backend/embedded/database/content-versions', () => ({ raiseVersions: () => Promise.resolve() }))
  jest.mock('@/lib/backend/embedded/database/rewrite-row', () => ({ wipedFields: {} }))
  ;({ importRecords, planOfRecords } = await import('@/lib/backend/embedded/import/import-records'))
})

let site = new MemorySite()
beforeEach(() => {
  rmSync(converted, { recursive: true, force: true })
  site = new MemorySite()
  site.rows('members').push({ id: 1, slug: 'nguyen-minh-khang', fullName: 'Nguyễn Minh Khang', language: 'vi' })
})

const converted = path.join(folder, 'converted')
let taken: string[] = []

async function importFile(file = path.join(samples, 'minh-khang.xml'), isTrial = false) {
  const survey = await surveyOf(file)
  const sections = parseSections(['*=NEWS', 'type:page=SERVICE']).map
  const owners = new Map([...ownersIn(readSources(converted), survey.link), ...taken.map((id) => [id, ''] as const)])
  const plan = planOf(survey, { sections, now: new Date(), owners })
  const convert = (data: Buffer) => Promise.resolve({ data, type: typeOfImage(data) ?? '' })
  const report = overallReport({ plan, survey })
  await writeFolder(converted, report, async (beside, add) => {
    const uploads = wordpressUploads({ survey, plan, given: path.join(samples, 'uploads'), folder: beside, convert })
    for await (const record of wordpressRecords({ files: [file], survey, plan, uploads }, report)) add(record)
    return []
  })
  const members = await membersHere(site.payload)
  const records = recordsIn(readContent(converted)).map((record) => withMembers(record, members, () => undefined))
  if (isTrial) return planOfRecords(site.payload, records)
  return importRecords(site.payload, converted, records, () => Promise.resolve())
}

const article = (slug: string) => site.row('articles', slug)

function edited(edit: (xml: string) => string): string {
  const file = path.join(folder, 'edited.xml')
  writeFileSync(file, edit(readFileSync(path.join(samples, 'minh-khang.xml'), 'utf8')))
  return file
}

test('an export is stored, and nothing of it is public that was not', async () => {
  expect((await importFile()).left).toEqual([])
  const rows = site.rows('articles')
  const drafts = rows.filter(({ _status }) => _status === 'draft').map(({ slug, publishAt }) => [slug, publishAt ?? ''])
  expect(rows).toHaveLength(37)
  expect(drafts.sort()).toEqual([
    ['ban-nhap-ve-trong-tai', ''],
    ['cho-duyet', ''],
    ['entreprises-etrangeres', ''],
    ['hen-dang', '2099-01-05T02:00:00.000Z'],
    ['hen-dang-lo', ''],
    ['khach-hang', ''],
    ['khong-noi-dung', ''],
    ['luu-tru-cu', ''],
    ['noi-bo', ''],
  ])
  expect(article('thanh-lap-cong-ty-tnhh')).toMatchObject({
    authors: [{ name: 'Nguyễn Minh Khang', member: 1 }],
    previewImage: expect.any(Number),
    html: expect.stringMatching(/src="\/media\/tru-so-[^"]*".*href="\/media\/mau-don-/s),
  })
  expect(site.rows('media')).toHaveLength(5)
  expect(site.rows('documents')).toHaveLength(1)
  const comments = site.rows('interacted-articles')
  expect(comments).toHaveLength(11)
  expect(comments.filter(({ replyTo }) => replyTo !== null)).toHaveLength(4)
})

test('a trial stores nothing and says what an import would do; repeated, an import changes nothing', async () => {
  expect((await importFile(undefined, true)).result).toEqual({ created: 37, updated: 0, unchanged: 0 })
  expect(site.writes).toBe(0)
  expect((await importFile()).result).toEqual({ created: 48, updated: 0, unchanged: 0 })
  expect((await importFile()).result).toEqual({ created: 0, updated: 0, unchanged: 48 })
})

test('only what has changed in WordPress is written again', async () => {
  await importFile()
  Object.assign(article('gioi-thieu') ?? {}, { title: 'Sửa ở đây' })
  const published = /(<wp:post_name><!\[CDATA\[doi-ngu\]\]><\/wp:post_name>\s*<wp:status><!\[CDATA\[)publish/
  const file = edited((xml) => xml.replace(published, '$1private').replace('Trang hai.', 'Trang hai, đã sửa.'))
  expect((await importFile(file)).result).toEqual({ created: 0, updated: 2, unchanged: 46 })
  expect(article('ba-trang')?.html).toContain('đã sửa')
  expect(article('gioi-thieu')?.title).toBe('Sửa ở đây')
  expect(article('doi-ngu')?._status).toBe('draft')
})

test.each([
  ['a draft', 'ban-nhap-ve-trong-tai', 'published'],
  ['without text', 'khong-noi-dung', 'published'],
  ['private', 'noi-bo', 'draft'],
  ['with a password', 'khach-hang', 'draft'],
])('of a changed post that is %s, what staff have published stays public or not', async (_, slug, status) => {
  await importFile()
  Object.assign(article(slug) ?? {}, { _status: 'published' })
  const title = String(article(slug)?.title)
  const file = edited((xml) => xml.replaceAll(new RegExp(`<title>(<!\\[CDATA\\[)?(?=${title})`, 'g'), '$&Sửa: '))
  expect((await importFile(file)).result.updated).toBe(1)
  expect(article(slug)?._status).toBe(status)
  expect(site.draft(slug)?.title).toBe(status === 'draft' ? undefined : `Sửa: ${title}`)
})

test.each([
  ['https://www.luatminhkhang.localhost', 1],
  ['https://luatminhkhang.localhost', 0],
])('articles of an earlier import are known, whose hashes had www: %s', async (link, updated) => {
  await importFile()
  for (const row of site.rows('articles'))
    row.sourceHash = String(row.sourceHash).replace('wordpress:', 'wordpress:www.')
  const file = edited((xml) => xml.replace('<link>https://luatminhkhang.localhost<', `<link>${link}<`))
  const { result } = await importFile(file)
  expect(result).toEqual({ created: 0, updated, unchanged: 48 - updated })
})

test('an import names the articles that are here, without those that are refused; so does a trial', async () => {
  const trial = await importFile(undefined, true)
  expect(trial.articleIds).toHaveLength(37)
  jest.spyOn(site.payload, 'create').mockRejectedValueOnce(new Error('refused'))
  const { articleIds, left } = await importFile()
  expect(left).toHaveLength(1)
  expect(articleIds).toEqual(trial.articleIds.slice(1))
  expect((await importFile()).articleIds).toHaveLength(37)
})

test('an article of this site is not overwritten by one with the same slug, which can have another id', async () => {
  site.rows('articles').push({ id: 1, slug: 'gioi-thieu', title: 'Của trang này', sourceHash: null })
  expect((await importFile()).left).toEqual([
    'article gioi-thieu (Giới thiệu): the site has another record with the id gioi-thieu, which this import does not replace',
  ])
  taken = ['gioi-thieu']
  expect((await importFile()).left).toEqual([])
  taken = []
  expect(article('gioi-thieu')?.title).toBe('Của trang này')
  expect(article('gioi-thieu-201')?.title).toBe('Giới thiệu')
  expect((await importFile()).result.created).toBe(0)
})
