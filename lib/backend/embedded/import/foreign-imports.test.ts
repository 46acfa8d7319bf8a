import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'
import type { KnownMember } from '@/lib/content/import/member-names'
import { isWordFolder } from '@/lib/content/import/word/word-folder'
import { wordRecords } from '@/lib/content/import/word/word-records'
import { typeOfImage } from '@/lib/content/image-types'
import { ImageRefused } from '@/lib/content/uploaded-images/limits'
import { blackPng } from '@/lib/testing/attachment-samples'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { MemorySite } from './memory-site'
import { cell, footnoteSign, paragraph, image, run, table, wordFile } from '@/lib/testing/word-samples'

let records: typeof import('./import-records')

const folder = temporaryFolder()
const wordFolder = path.join(folder, 'word')

beforeAll(async () => {
  // Payload itself does not load in Jest.
  jest.mock('payload', () => ({ APIError: class extends Error {}, ValidationError: class extends Error {} }))
  jest.mock('../database/transaction', () => ({
    inTransaction: (payload: Payload, work: (req: PayloadRequest) => unknown) => work({ payload } as PayloadRequest),
  }))
  jest.mock('./interactions', () => ({}))
  jest.mock('./legal-texts', () => ({ loadLegalTexts: () => Promise.resolve() }))
  jest.mock('./site-pages', () => ({ loadSitePages: () => Promise.resolve() }))
  jest.mock('./site-record', () => ({}))
  jest.mock('../database/statistics', () => ({ refreshStatistics: () => Promise.resolve() }))
  jest.mock('../redirects/store-redirects', () => ({}))
  jest.mock('./redirects', () => ({ loadRedirects: () => Promise.resolve() }))
  jest.mock('./tell-sites', () => ({ tellSites: () => Promise.resolve() }))
  jest.mock('../database/database-outage', () => ({ outageOf: () => undefined }))
  records = await import('./import-records')
  mkdirSync(wordFolder)
})

let site = new MemorySite()
beforeEach(() => {
  site = new MemorySite()
})

const convert = (data: Buffer) => {
  const type = typeOfImage(data)
  return type ? Promise.resolve({ data, type }) : Promise.reject(new ImageRefused('imageKind'))
}
const members: KnownMember[] = [
  { id: 'nguyen-van-an', translationKey: 'an', language: 'vi', fullName: 'Nguyễn Văn An' },
  { id: 'nguyen-van-an-en', translationKey: 'an', language: 'en', fullName: 'Nguyen Van An' },
]

const usual = { language: 'vi', section: 'NEWS', members } as const

const readWords = () => wordRecords(wordFolder, { ...usual, images: { folder, convert } })

async function imported(read: Awaited<ReturnType<typeof readWords>>) {
  const { result, left } = await records.importRecords(site.payload, folder, read.records, () => Promise.resolve())
  return { ...result, left: [...read.left, ...left] }
}

const text = (words: string) => paragraph(words)

test('a folder of Word files is imported as drafts, and again only what has changed', async () => {
  const write = (name: string, data: Buffer) => writeFileSync(path.join(wordFolder, name), data)
  const created = '2026-02-03T04:05:06Z'
  write(
    'Bài một.docx',
    wordFile({ title: 'Bài một', creator: 'TS. Nguyễn Văn An', created, body: text('Nội dung một') }),
  )
  write('Bài một.en.docx', wordFile({ title: 'First', creator: 'Nguyen Van An', created, body: text('Text') }))
  write('Bài một.zh.docx', wordFile({ title: '第一', created, body: text('内容') }))
  write('ghi-chu.docx', wordFile({ created, body: paragraph(run('a') + footnoteSign(1)), footnotes: ['Nguồn'] }))
  const images = [{ name: 'image1.png', data: blackPng(9, 9) }]
  write('hinh.docx', wordFile({ created, images, body: paragraph(image('rPic1', 'Sơ đồ')) + text('x') }))
  write('第二.docx', wordFile({ title: '第二', created, body: text('内容') }))
  const cells = [[cell('A', '<w:gridSpan w:val="2"/>')], [cell('1'), cell('2')]]
  write('bang.docx', wordFile({ created, body: text('x') + table(...cells) }))
  const tracked = `<w:ins w:id="1">${run('mới')}</w:ins><w:del w:id="2"><w:r><w:delText>cũ</w:delText></w:r></w:del>`
  write('sua-doi.docx', wordFile({ created, comments: ['Xem lại'], body: paragraph(run('a ') + tracked) }))
  write('trong.docx', wordFile({ created, body: '' }))
  write('hong.docx', Buffer.from('không phải Word'))
  write('cu.doc', Buffer.from('x'))
  write('~$i-mot.docx', Buffer.from('x'))
  expect(isWordFolder(wordFolder)).toBe(true)

  const left = [
    'cu.doc: save it as .docx in Word',
    'hong.docx: it is no .docx file: save it as one in Word',
    'trong.docx: the article has no text',
  ]
  const plan = await records.planOfRecords(site.payload, (await readWords()).records)
  expect(plan.result).toEqual({ created: 8, updated: 0, unchanged: 0 })
  expect(site.writes).toBe(0)
  expect(await imported(await readWords())).toEqual({ created: 8, updated: 0, unchanged: 0, left })
  const rows = site.rows('articles')
  expect(rows.every(({ _status }) => _status === 'draft')).toBe(true)
  const translations = ['bai-mot', 'bai-mot-en', 'bai-mot-zh'].map((slug) => site.row('articles', slug))
  expect(translations.map((row) => [row?.language, row?.translationKey, row?.title])).toEqual([
    ['vi', 'bai-mot', 'Bài một'],
    ['en', 'bai-mot', 'First'],
    ['zh', 'bai-mot', '第一'],
  ])
  expect(translations[0]).toMatchObject({ createDate: '2026-02-03T04:05:06.000Z', type: 'NEWS' })
  expect(site.row('articles', 'hinh')?.html).toMatch(/<img alt="Sơ đồ" src="\/media\/hinh-1-[0-9a-f]{8}\.png">/)

  const before = site.writes
  expect(await imported(await readWords())).toMatchObject({ created: 0, updated: 0, unchanged: 8 })
  expect(site.writes).toBe(before)

  Object.assign(site.row('articles', 'bai-mot') ?? {}, { _status: 'published' })
  write('Bài một.docx', wordFile({ title: 'Bài một', created, body: text('Nội dung mới') }))
  expect(await imported(await readWords())).toMatchObject({ created: 0, updated: 1, unchanged: 7 })
  expect(site.row('articles', 'bai-mot')).toMatchObject({ _status: 'published', html: '<p>Nội dung một</p>' })
  expect(site.draft('bai-mot')).toMatchObject({ _status: 'draft', html: '<p>Nội dung mới</p>' })
  expect(await imported(await readWords())).toMatchObject({ created: 0, updated: 0, unchanged: 8 })
})
