import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ghostSample, writeGhostContent } from '@/lib/testing/ghost-sample'
import { typeOfPicture } from '../../picture-types'
import { PictureRefused } from '../../pictures/limits'
import { redirectsCsv } from '../redirects'
import { ghostRedirects } from './placed-posts'
import { GhostFiles, type GhostFilesOptions } from './files'
import { readGhostExport } from './ghost-export'
import { ghostRecords } from './ghost-records'

const folder = mkdtempSync(path.join(tmpdir(), 'ilc-ghost-'))
const images = path.join(folder, 'content')
beforeAll(() => {
  writeGhostContent(images)
  symlinkSync('/etc/passwd', path.join(images, 'images', 'ra-ngoai.png'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const convert = (data: Buffer) => {
  const type = typeOfPicture(data)
  return type ? Promise.resolve({ data, type }) : Promise.reject(new PictureRefused('pictureKind'))
}
const options = { language: 'vi', section: 'NEWS', sections: new Map(), now: new Date('2026-11-27T00:00:00Z') } as const
const member = (id: string, fullName: string, language: 'vi' | 'en' = 'vi', translationKey = id) => ({
  ...{ id, fullName, language, translationKey },
})
const members = [member('an', 'Nguyễn Văn An'), member('an-en', 'Nguyen Van An', 'en', 'an')]

/** Reads the sample, or posts beside no others. */
function read(
  posts?: Record<string, unknown>[],
  files: Partial<GhostFilesOptions> = {},
  owners: ReadonlyMap<string, string> = new Map(),
) {
  const sample = ghostSample()
  const [database] = sample.db
  const template = database?.data.posts[0]
  if (posts && database) database.data.posts = posts.map((post, i) => ({ ...template, id: `q${i}`, ...post }))
  const all = { folder, images, site: undefined, downloads: undefined, otherHosts: false, convert, ...files }
  return ghostRecords(readGhostExport(JSON.stringify(sample), 'ghost.json'), {
    ...{ ...options, members, owners },
    files: new GhostFiles(all),
  })
}

test('a post whose id another article has gets one of its own, and keeps it', async () => {
  const post = { slug: 'gioi-thieu', html: '<p>a</p>', feature_image: null }
  const idsOf = async (owners: Map<string, string>) => (await read([post], {}, owners)).taken.map(({ id }) => id)
  const [id = ''] = await idsOf(new Map([['gioi-thieu', '']]))
  expect(id).toMatch(/^gioi-thieu-[0-9a-f]{6}$/)
  expect(await idsOf(new Map([['gioi-thieu', 'hash']]))).toEqual(['gioi-thieu'])
  // The other one may have been deleted since.
  expect(await idsOf(new Map([[id, 'hash']]))).toEqual([id])
  const { changed } = await read([post], {}, new Map([['gioi-thieu', '']]))
  expect(changed).toContain(`post gioi-thieu (Bài 1: điều cần biết về hợp đồng): its id is ${id} instead of gioi-thieu`)
})

const articleOf = async (post: Record<string, unknown>, files?: Partial<GhostFilesOptions>) => {
  const { records, changed, left } = await read(
    [post, { title: 'Hai', slug: 'hai', html: '<p>b</p>', feature_image: null }],
    files,
  )
  return { article: records[0]?.content.articles[0], changed: changed.filter((line) => !line.startsWith('tag')), left }
}

test('an export becomes articles, with all that it says of them', async () => {
  const { records, taken } = await read()
  const ids = taken.map(({ id }) => id)
  const redirects = ghostRedirects(taken, new Set(ids))
  expect(records).toHaveLength(59)
  const articles = records.flatMap(({ content }) => content.articles)
  expect(new Set(articles.map(({ id }) => id)).size).toBe(59)
  expect(articles[0]).toMatchObject({
    ...{ id: 'bai-1', language: 'vi', type: 'NEWS', title: 'Bài 1: điều cần biết về hợp đồng', summary: 'Tóm tắt 1' },
    ...{ createDate: '2025-01-02T03:04:05.000Z', meta: { title: 'Tên cho máy tìm kiếm' } },
    ...{ authors: [{ name: 'ThS. Nguyễn Văn An', member: 'an' }], preview_img: expect.stringMatching(/^anh-/) },
    html: expect.stringContaining('<p><small><span>Ảnh: <b>Ban biên tập</b></span></small></p><p>Bài thứ 1'),
  })
  expect(articles.find(({ id }) => id === 'bai-5')?.type).toBe('TRAINING')
  expect(articles.find(({ id }) => id === 'labour-law')?.language).toBe('en')
  expect(articles.find(({ id }) => id === 'labour-law')).not.toHaveProperty('state')
  expect(redirectsCsv(redirects.slice(3, 5))).toBe(
    '\uFEFF"from","to"\r\n"/bai-4/","/nghien-cuu/bai-4"\r\n"/bai-5/","/dao-tao/bai-5"\r\n',
  )
  const moved = redirects.map(({ from }) => from)
  expect(moved).toContain('/labour-law/')
  expect(moved).not.toContain('/bai-nhap/')
  const refused = ghostRedirects(taken, new Set(ids.filter((id) => id !== 'bai-4')))
  expect(moved.filter((from) => !refused.some((one) => one.from === from))).toEqual(['/bai-4/'])
})

test.each<[what: string, post: Record<string, unknown>, state: string | undefined, reason: string]>([
  ['public', {}, undefined, ''],
  ['of early versions', { visibility: undefined, type: undefined, page: 0 }, undefined, ''],
  ['draft', { status: 'draft' }, 'DRAFT', ''],
  ['for members', { visibility: 'members' }, 'DRAFT', 'not everybody could read it (members)'],
  ['for tiers', { visibility: 'tiers' }, 'DRAFT', 'not everybody could read it (tiers)'],
  ['sent', { status: 'sent' }, 'REVISION', 'it was only sent by e-mail'],
  ['a page', { type: 'page' }, 'REVISION', 'it is a page, and this site has articles'],
  ['a page of early versions', { type: undefined, page: true }, 'REVISION', 'it is a page, and this site has articles'],
  ['scheduled', { status: 'scheduled', published_at: '2026-11-28T00:00:00Z' }, 'PLANNED', ''],
  [
    'scheduled before',
    { status: 'scheduled', published_at: '2026-11-26T00:00:00Z' },
    'REVISION',
    'the time that it was',
  ],
  [
    'scheduled for no time',
    { status: 'scheduled', published_at: null },
    'REVISION',
    'the time that it was scheduled for',
  ],
  ['of an unknown status', { status: 'hidden' }, 'DRAFT', 'its status "hidden" is unknown'],
])('a post is a draft or not: %s', async (_, post, state, reason) => {
  const { article, changed } = await articleOf({
    title: 'Một',
    slug: 'mot',
    html: '<p>a</p>',
    feature_image: null,
    ...post,
  })
  expect(article?.state).toBe(state)
  expect(changed.join()).toContain(reason)
  expect(changed).toHaveLength(reason === '' ? 0 : 1)
})

const png = expect.stringMatching(/^<img src="anh-[0-9a-f]{8}\.png">$/)

test.each<[what: string, html: string, expected: unknown, report: string]>([
  ['a link to a post', '<a href="__GHOST_URL__/hai/#muc">b</a>', '<a href="/tin-tuc/hai#muc">b</a>', ''],
  ['a link to the front page', '<a href="__GHOST_URL__/">b</a>', '<a href="/">b</a>', ''],
  [
    'a link to a form for members',
    '<a href="__GHOST_URL__/#/portal/signup">b</a>',
    '<a href="/#/portal/signup">b</a>',
    'leads to no page here',
  ],
  [
    'a link to a missing page',
    '<a href="__GHOST_URL__/khong/">b</a>',
    '<a href="/khong/">b</a>',
    'leads to no page here',
  ],
  ['a link elsewhere', '<a href="https://a.example/hai/">b</a>', '<a href="https://a.example/hai/">b</a>', ''],
  ['a picture', '<img src="__GHOST_URL__/content/images/2025/01/anh.png">', png, ''],
  ['a smaller one', '<img src="/content/images/size/w600/format/webp/2025/01/anh.png">', png, ''],
  [
    'a picture on the way out',
    '<img src="__GHOST_URL__/content/images/%2e%2e/%2e%2e/x.png">',
    '<img src="">',
    'it is not in the folder',
  ],
  [
    'a picture that is a link',
    '<img src="__GHOST_URL__/content/images/ra-ngoai.png">',
    '<img src="">',
    'it is not in the folder',
  ],
  [
    'a picture elsewhere',
    '<img src="https://a.example/x.png">',
    '<img src="https://a.example/x.png">',
    'becomes a link',
  ],
  [
    'a file of the computer',
    '<img src="file:///etc/passwd">',
    '<img src="file:///etc/passwd">',
    'is nowhere that can be reached',
  ],
])('addresses in a text: %s', async (_, html, expected, report) => {
  const { article, changed } = await articleOf({ title: 'Một', slug: 'mot', html, feature_image: null })
  expect(article?.html).toEqual(expected)
  expect(changed.join()).toContain(report)
  expect(changed).toHaveLength(report === '' ? 0 : 1)
})

test('pictures that the folder lacks are downloaded from the site, and from other hosts if asked', async () => {
  const asked: string[] = []
  const downloads = {
    picture: (address: string) => {
      asked.push(address)
      return Promise.resolve('moi-01234567.png')
    },
    sha256Of: () => 'f'.repeat(64),
    ...{ document: () => Promise.resolve(undefined), faultOf: () => undefined, mayComeLater: () => false },
    isMissing: () => false,
  }
  const html =
    '<img src="__GHOST_URL__/content/images/moi.png"><img src="https://old.example/content/images/size/w30/moi.png"><img src="https://a.example/x.png">'
  const post = { title: 'Một', slug: 'mot', html, feature_image: null }
  const { article } = await articleOf(post, { images: undefined, site: 'https://www.old.example/', downloads })
  expect(asked).toEqual(['https://www.old.example/content/images/moi.png'])
  expect(article?.html).toBe(
    '<img src="moi-01234567.png"><img src="moi-01234567.png"><img src="https://a.example/x.png">',
  )
  const all = await articleOf(post, { images: undefined, otherHosts: true, downloads })
  expect(asked.slice(1)).toEqual(['https://old.example/content/images/size/w30/moi.png', 'https://a.example/x.png'])
  expect(all.article?.html).toContain('<img src="moi-01234567.png">')
})

test('films and sounds are linked on the site', async () => {
  const html =
    '<audio src="__GHOST_URL__/content/media/a.mp3" title="x"></audio><video src="https://a.example/b.mp4"></video>'
  const { article } = await articleOf(
    { title: 'Một', slug: 'mot', html, feature_image: null },
    { site: 'https://old.example' },
  )
  expect(article?.html).toBe(
    '<audio src="https://old.example/content/media/a.mp3" title="x"></audio><video src="https://a.example/b.mp4"></video>',
  )
})

test('a post without a picture is another one once the picture is there', async () => {
  const post = {
    title: 'Một',
    slug: 'mot',
    feature_image: null,
    html: '<p>a</p><img src="/content/images/2025/01/anh.png">',
  }
  const lacking = (await articleOf(post, { images: undefined })).article?.sourceHash
  expect(lacking).toBe(`${(await articleOf(post)).article?.sourceHash}:lacking`)
})

test('odd fields of a post do not end the import', async () => {
  const { records, left } = await read([
    { title: ' ', slug: 'khong-ten', html: '<p>a</p>', created_at: 'x', published_at: 1_735_787_045_000 },
    { title: 'a', slug: 'x'.repeat(300), html: '<p>a</p>', meta_title: 'm'.repeat(900) },
    { title: null, slug: null, html: null },
    { title: 'Chữ tách', slug: 'chu-tach', html: '<p>Cộng hòa</p>'.normalize('NFD') },
    { id: null },
  ])
  const articles = records.map(({ content }) => content.articles[0])
  expect(articles.map((article) => [article?.id.length, article?.title, article?.createDate, article?.html])).toEqual([
    [9, 'khong-ten', '2025-01-02T03:04:05.000Z', '<p>a</p>'],
    [80, 'a', '2025-01-02T03:04:05.000Z', '<p>a</p>'],
    [8, 'Chữ tách', '2025-01-02T03:04:05.000Z', '<p>Cộng hòa</p>'],
  ])
  expect(left).toHaveLength(2)
})

test('what a post had and an article has not is reported', async () => {
  const sample = { title: 'x'.repeat(400), slug: 'mot', html: '<p>a</p>', feature_image: null, featured: 1 }
  const { changed } = await articleOf({
    ...sample,
    canonical_url: 'https://goc.example/a',
    meta_title: 'm'.repeat(201),
    meta_description: 'd'.repeat(501),
  })
  expect(changed.map((line) => line.slice(line.indexOf('): ') + 3))).toEqual([
    'it was featured: here it has the place of its date',
    'its page named another one as the original, https://goc.example/a: this one does not',
    'its title is cut at 300 characters',
    'its title for search engines is cut at 200 characters',
    'its description for search engines is cut at 500 characters',
  ])
})

test('words for social networks alone are reported', async () => {
  const sample = ghostSample()
  const [database] = sample.db
  Object.assign(database?.data ?? {}, { posts_meta: [{ post_id: 's1', twitter_title: 'Tên khác' }] })
  const files = new GhostFiles({ folder, images, site: undefined, downloads: undefined, otherHosts: false, convert })
  const { changed } = await ghostRecords(readGhostExport(JSON.stringify(sample), 'ghost.json'), {
    ...{ ...options, members },
    files,
  })
  expect(changed.filter((line) => line.includes('social networks'))).toEqual([
    'post bai-nhap (Bài nháp): without what it had for social networks alone',
  ])
})

test('tags have sections by --map, and what is not known is reported', async () => {
  const files = new GhostFiles({ folder, images, site: undefined, downloads: undefined, otherHosts: false, convert })
  const sections = new Map([['Thuế', 'SERVICE'] as const, ['khong-co', 'SERVICE'] as const])
  const exported = readGhostExport(JSON.stringify(ghostSample()), 'ghost.json')
  const { records, changed } = await ghostRecords(exported, { ...options, sections, members, files })
  expect(records[1]?.content.articles[0]).toMatchObject({ id: 'bai-2', type: 'SERVICE' })
  expect(changed.filter((line) => /^(?:tag|--map)/.test(line)).map((line) => line.split(':')[0])).toEqual([
    ...['tag dat-dai (7)', 'tag lao-dong (8)', '--map khong-co'],
  ])
})

test.each(['', '{', '{"db":[]}', '[]', readFileSync('package.json', 'utf8')])('no export is refused', (json) => {
  expect(() => readGhostExport(json, 'x.json')).toThrow(/^x\.json:1: is no/)
})

test.each([
  [`https://old.example/content/images/${'x'.repeat(300)}.png`],
  ['https://old.example//'],
  ['https://old.example//content/images/x.png'],
  ['__GHOST_URL__//content/images/x.png'],
])('an odd address of a picture stops nothing, and asks no other host: %s', async (address) => {
  const asked: string[] = []
  const downloads = {
    picture: (each: string) => Promise.resolve(void asked.push(each)),
    document: () => Promise.resolve(undefined),
    faultOf: () => 'there is no such picture',
    mayComeLater: () => false,
    isMissing: () => false,
    sha256Of: () => undefined,
  }
  const html = `<p>a</p><img src="${address}">`
  const { article, left } = await articleOf(
    { html, lexical: null, mobiledoc: null },
    { site: 'https://old.example', downloads },
  )
  expect(article).toBeDefined()
  expect(left).toEqual([])
  expect(asked.map((each) => URL.parse(each)?.host)).toContain('old.example')
  expect(asked.every((each) => URL.parse(each)?.host === 'old.example')).toBe(true)
})

test('what one post throws while it is read is named, and the others are read', async () => {
  const fails = () => Promise.reject(new Error('broken'))
  const { left, records } = await read(undefined, { convert: fails })
  expect(left).toContainEqual(expect.stringMatching(/^post bai-1 .*: it could not be read: broken$/))
  expect(records.length).toBeGreaterThan(0)
})
