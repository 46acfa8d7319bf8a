import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { imageDownloads } from '../downloads'
import { decision } from '@/lib/content/import/content'
import { recordsOf } from '../records'
import { convert } from '@/lib/content/uploaded-images/convert'
import { startOldBackend, type OldBackend } from '@/lib/testing/old-backend'
import { patientReading, readHostedContent } from './read-hosted-content'

let folder: string
let old: OldBackend

beforeEach(async () => {
  folder = temporaryFolder()
  old = await startOldBackend()
})
afterEach(() => old.stop())

const bounds = { count: 1000, bytes: 1e9, timeoutMs: 60_000, retryMs: 1 }

async function take(limits = bounds) {
  const hosted = await readHostedContent(old.url, patientReading(1))
  return recordsOf(hosted, imageDownloads(old.url, folder, convert, limits))
}

test('everything is taken, with ids, pages of any length, and a few requests at a time', async () => {
  old.failing.add('/api/article/').add(`/api/member/${old.content.members[3]?._id}`)
  const { records, left, changed } = await take()
  expect(left).toEqual([])
  expect(changed).toEqual([])
  const all = records.map(({ content }) => content)
  const articles = all.flatMap((content) => content.articles)
  expect(articles.map(({ id }) => id).sort()).toEqual(old.content.articles.map(({ _id }) => _id).sort())
  expect(all.flatMap(({ members }) => members)).toHaveLength(30)
  expect(all.flatMap(({ partners }) => partners)).toHaveLength(12)
  expect(all.flatMap(({ interactions }) => Object.values(interactions).flat())).toHaveLength(36)
  expect(all.flatMap(({ interactions }) => Object.values(interactions).flat())[0]).toMatchObject({
    author: 'nguoi0@mail.example',
    fullName: 'Nguyễn Thị An 0',
  })
  expect(old.most()).toBeLessThanOrEqual(4)
  const [first] = old.content.articles
  const taken = records.find(({ content }) => content.articles[0]?.id === first?._id)?.content
  expect(taken?.articles[0]).toMatchObject({
    title: first?.title,
    type: first?.type,
    language: 'vi',
    views: first?.views,
  })
  expect(taken?.articles[0]?.html).toMatch(/<img src="hinh-0-[0-9a-f]{8}\.png" alt="Hình 0">/)
  expect(readdirSync(path.join(folder, 'images'))).toEqual(expect.arrayContaining(taken?.images ?? ['none']))
  const member = all.flatMap(({ members }) => members)[0]
  expect(member).toMatchObject({ role: 'MEMBER, PRESIDENT', memberDetails: [{ typeDetail: 'EDUCATION' }] })
})

test('what did not change has the hash that it had, whatever its views are', async () => {
  const hashes = async () =>
    (await take()).records.flatMap(({ content }) => content.articles.map(({ id, sourceHash }) => [id, sourceHash]))
  const before = await hashes()
  for (const article of old.content.articles) article.views += 1
  expect(await hashes()).toEqual(before)
  const changed = old.content.articles[5]
  if (changed) changed.title = 'Tên mới'
  const after = await hashes()
  expect(after.filter(([id, hash], i) => hash !== before[i]?.[1] || id !== before[i]?.[0])).toEqual([
    [changed?._id, expect.any(String)],
  ])
})

test('an image whose host fails makes no other record, and one that comes later does', async () => {
  const hashes = async () =>
    (await take()).records.flatMap(({ content: { articles, members, partners } }) =>
      [...articles, ...members, ...partners].map(({ sourceHash }) => sourceHash),
    )
  const whole = await hashes()
  old.failingUploads(true)
  const lacking = await hashes()
  expect(lacking.map((hash, i) => decision({ sourceHash: whole[i] ?? '' }, hash))).toEqual(whole.map(() => 'unchanged'))
  for (const article of old.content.articles) article.title += ' mới'
  const changed = await hashes()
  expect(decision({ sourceHash: whole.at(30) ?? '' }, changed.at(30) ?? '')).toBe('kept')
  expect(decision({ sourceHash: lacking.at(30) ?? '' }, changed.at(30) ?? '')).toBe('updated')
  expect(decision({ sourceHash: lacking.at(30) ?? '' }, whole.at(30) ?? '')).toBe('updated')
})

test.each([true, false])(
  'a page without one record that can be read is no end of the list (totals: %s)',
  async (has) => {
    if (!has) old.hideTotals()
    const english = old.content.articles.filter(({ language }) => language === 'EN')
    for (const article of english.slice(0, 20)) Object.assign(article, { _id: null })
    const { articles, left } = await readHostedContent(old.url, patientReading(1))
    expect(articles).toHaveLength(52)
    expect(left).toEqual(['articles: 20 records of the list have no id or cannot be read'])
  },
)

type Change = (content: OldBackend['content']) => void
const first =
  (changes: Record<string, unknown>): Change =>
  ({ articles }) =>
    Object.assign(articles[0] ?? {}, changes)
const withImage = (src: string) => first({ content: `<p>x</p><img src="${src}">` })

test.each<[string, Change, 'left' | 'changed', string]>([
  ['a call that fails', first({ broken: true }), 'left', 'GET /article/a0000c2e9b1d4f5a6b7c8d9: status 400'],
  ['a long title', first({ title: 'x'.repeat(301) }), 'left', 'title is too long (301 of at most 300 characters)'],
  ['no summary', first({ summary: '' }), 'changed', 'the beginning of its text is taken'],
  ['no picture there', withImage('/uploads/mat.png'), 'changed', '/uploads/mat.png: there is no such picture'],
  ['a closed network', withImage('http://10.0.0.1/a.png'), 'changed', 'its host is not on the public Internet'],
  ['a comment of no kind', first({ interactedArticles: [{ type: 'X' }] }), 'left', '1 of interactedArticles cannot be'],
  ['one id twice', ({ partners }) => void partners.push(...partners.slice(0, 1)), 'left', 'another partner has the id'],
])('%s: the rest is taken, and the report says why', async (_, change, kind, message) => {
  change(old.content)
  const taken = await take()
  expect(taken[kind]).toContainEqual(expect.stringContaining(message))
  const isWhole = kind === 'changed' || /^another|1 of inter/.test(message)
  expect(taken.records).toHaveLength(isWhole ? 114 : 113)
})

test('an id that no address here can have redirects', async () => {
  first({ _id: 'Bai_Mot.1' })(old.content)
  const article = (await take()).records.flatMap(({ content }) => content.articles).find(({ formerIds }) => formerIds)
  expect(article).toMatchObject({ id: 'bai-mot-1', formerIds: ['Bai_Mot.1'] })
})

test('downloads end at their bounds', async () => {
  const { changed } = await take({ ...bounds, count: 5 })
  expect(new Set(readdirSync(path.join(folder, 'images'))).size).toBeLessThanOrEqual(5)
  expect(changed).toContainEqual(expect.stringContaining('there are more than 5 pictures'))
})

test('a backend that does not answer is no empty one', async () => {
  old.stop()
  await expect(take()).rejects.toThrow('no answer')
})
