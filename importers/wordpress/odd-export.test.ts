import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { typeOfImage } from '@/lib/content/image-types'
import type { ContentRecord } from '@/lib/content/import/content'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { wordpressUploads } from './find-uploads'
import { planOf } from './plan'
import type { Report } from '../write-folder'
import { overallReport, wordpressRecords } from './records'
import { parseSections } from './sections'
import { surveyOf, type Survey } from './survey'

const samples = path.resolve('importers/wordpress/test-samples')
const file = path.join(samples, 'odd.xml')
const folder = temporaryFolder()

let survey: Survey
let report: Report
const records: ContentRecord[] = []
const articleNamed = (id: string) => records.flatMap(({ content }) => content.articles).find((one) => one.id === id)

beforeAll(async () => {
  survey = await surveyOf(file)
  const plan = planOf(survey, { sections: parseSections(['*=NEWS']).map, now: new Date('2026-11-27T00:00:00Z') })
  const convert = (data: Buffer) => Promise.resolve({ data, type: typeOfImage(data) ?? '' })
  const uploads = wordpressUploads({ survey, plan, given: path.join(samples, 'uploads'), folder, convert })
  report = overallReport({ plan, survey })
  for await (const record of wordpressRecords({ files: [file], survey, plan, uploads }, report)) records.push(record)
})

test('the report names what is lost or changed', () => {
  expect(report).toEqual({
    changed: [
      '1 articles on which nobody could comment: here users can',
      'post 11 (Luật & nghị định; A & B): it stood before all others in lists: here it has the place of its date',
      'post 11 (Luật & nghị định; A & B): without files that are not in the export: 998',
      'post 11 (Luật & nghị định; A & B): 1 answers stand alone: what they answer is not taken',
      'post 11 (Luật & nghị định; A & B): its page named another one as the original, https://goc.example/luat: this one does not',
      'post 11 (Luật & nghị định; A & B): without its title for search engines, since the plugin completes it: Luật %%sep%% %%sitename%%',
      'post 11 (Luật & nghị định; A & B): the site stores no files like https://www.cu.localhost/wp-content/uploads/2010/05/mau-don.doc; its link stays',
      'post 11 (Luật & nghị định; A & B): its film or sound https://cu.localhost/wp-content/uploads/ghi-am.mp3 is linked at the old site',
      'post 12 (Nhiều tác giả): without fields of forms',
      'post 12 (Nhiều tác giả): without drawings (SVG)',
    ],
    left: [
      'post  (Không số): it has no number',
      'post 12 (Cùng số): another item has the number 12',
      'attachment 92 (Không tệp): the export does not say which file it is',
    ],
    leftOut: [
      '1 files in the trash of WordPress',
      'terms, of which the site has none: post_tag (1)',
      'post 11 (Luật & nghị định; A & B): 1 comments: the website that their writers named',
    ],
  })
})

test('the parts of a divided export are one', async () => {
  const xml = readFileSync(file, 'utf8')
  const [begin, ...items] = xml.replace(/<\/channel>[^]*$/, '').split(/(?=<item>)/)
  const files = [items.slice(0, 2), items.slice(2)].map((some, i) => {
    const name = path.join(folder, `part.00${i}.xml`)
    writeFileSync(name, `${begin}${some.join('')}${i === 0 ? '</channel></rss>' : ''}`)
    return name
  })
  const divided = await surveyOf(...files)
  expect(divided.entries).toEqual(survey.entries)
  expect(divided.attachments).toEqual(survey.attachments)
  expect(divided.errors.at(-1)).toMatch(/^part\.001\.xml: /)
  const plan = planOf(divided, { sections: parseSections(['*=NEWS']).map, now: new Date() })
  expect(overallReport({ plan, survey: divided }).left).toContainEqual(
    expect.stringMatching(/^the file: part\.001\.xml: it breaks off/),
  )
  const other = path.join(folder, 'other.xml')
  writeFileSync(other, xml.replace('https://cu.localhost</link>', 'https://khac.localhost</link>'))
  await expect(surveyOf(file, other)).rejects.toThrow('is of another site, https://khac.localhost')
})

test('addresses with slashes without end are compared in linear time', async () => {
  const slashes = '/'.repeat(4_000_000)
  const site = (name: string, link: string) => {
    const made = path.join(folder, name)
    writeFileSync(
      made,
      `<rss xmlns:wp="w"><channel><link>${link}</link><wp:wxr_version>1.2</wp:wxr_version></channel></rss>`,
    )
    return made
  }
  const usual = site('usual.xml', 'https://www.cu.localhost')
  await expect(surveyOf(usual, site('inside.xml', `http://cu.localhost${slashes}x`))).rejects.toThrow('another site')
  expect((await surveyOf(usual, site('end.xml', `http://CU.localhost${slashes}`))).errors).toEqual([])
})

test('a post with ampersands that XML does not allow', () => {
  const article = articleNamed('luat')
  expect(article).toMatchObject({
    title: 'Luật & nghị định; A & B',
    authors: [{ name: 'Minh Đức' }],
    meta: { description: 'Thuế suất 10% và 20% theo luật' },
  })
  // Without a number no file is the image of a post without one.
  expect(article?.preview_img).toBeUndefined()
})

test('links by numbers, codes around addresses, and a ">" in a description', () => {
  const html = articleNamed('luat')?.html
  expect(html).toContain('<a href="/tin-tuc/nhieu">một</a>, <a href="/tin-tuc/nhieu#y">hai</a>')
  expect(html).toMatch(/<a href="images\/tru-so-[0-9a-f]{8}\.png">ba<\/a>/)
  expect(html).toContain('<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>')
  expect(html).not.toContain('embed]')
  expect(html).toMatch(/alt="Điều 5 (?:>|&gt;) Khoản 2"><\/a><figcaption>Chú<\/figcaption><\/figure>/)
})

test('several authors by their names, guests too', () => {
  expect(articleNamed('nhieu')).toMatchObject({
    authors: [{ name: 'Nguyễn Lan' }, { name: 'Khách Mời' }],
    summary: expect.stringContaining('… Luâtạ'),
  })
})

test('comments without numbers', () => {
  const comments = records.flatMap(({ content }) => Object.values(content.interactions).flat())
  expect(comments.map(({ value }) => value)).toEqual(['Hay', 'Một', 'Hai'])
  expect(new Set(comments.map(({ id }) => id)).size).toBe(3)
})

test('files with one number, or none', () => {
  const shown = records.flatMap(({ content }) => content.images.map((name) => name.replace(/-[0-9a-f]{8}\./, '.')))
  expect(new Set(shown)).toEqual(new Set(['tru-so.png', 'khong-dung.png', 'hoi-thao.jpg']))
  expect(survey.attachments.size).toBe(4)
})
