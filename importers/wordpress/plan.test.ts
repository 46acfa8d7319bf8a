import { expect, test } from '@jest/globals'
import { planOf, type PlanOptions } from './plan'
import { redirectsCsv } from '@/lib/content/import/redirects'
import { categoryRedirects, permalinkRedirects, redirectsOf } from './redirects'
import { parseSections, questionsOf } from './sections'
import { dateOf, visibilityOf } from './statuses'
import { noSurvey, type Entry } from './survey'
import { isInternal } from './wxr'

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  type: 'post',
  status: 'publish',
  title: `Bài ${id}`,
  slug: `bai-${id}`,
  link: `https://old.example/2020/01/bai-${id}/`,
  creator: '',
  pubDate: '',
  date: '',
  dateGmt: '',
  modified: '',
  modifiedGmt: '',
  password: '',
  parent: '0',
  isSticky: false,
  isClosed: false,
  attachmentUrl: '',
  terms: [],
  meta: new Map(),
  hasText: true,
  ...more,
})
const term = (domain: string, nicename: string) => ({ domain, nicename, name: nicename })
const category = (id: string, nicename: string, parent = '', name = nicename) => ({ id, nicename, parent, name })
const categories = new Map(
  [
    category('1', 'tin-tuc', '', 'Tin tức'),
    category('2', 'dich-vu'),
    category('3', 'thue', 'dich-vu', 'Thuế'),
    category('4', 'vong', 'vong'),
  ].map((each) => [each.nicename, each]),
)
const survey = (entries: Entry[]) => ({ ...noSurvey(), link: 'https://old.example', categories, entries })
const now = new Date('2026-11-27T00:00:00Z')
const sectionsOf = (...lines: string[]) => parseSections(lines).map
const planned = (entries: Entry[], options: Partial<PlanOptions> = {}) =>
  planOf(survey(entries), { sections: sectionsOf('*=NEWS'), now, ...options })
const articles = (...given: Parameters<typeof planned>) => [...planned(...given).articles.values()]

test.each([
  [{ status: 'publish' }, 'PUBLIC'],
  [{ status: 'future', dateGmt: '2026-11-27 00:00:01' }, 'PLANNED'],
  [{ status: 'future', dateGmt: '2026-11-27 00:00:00' }, 'REVISION'],
  [{ status: 'draft' }, 'REVISION'],
  [{ status: 'pending', password: 'x' }, 'DRAFT'],
  [{ status: 'private' }, 'DRAFT'],
  [{ status: 'archive' }, 'DRAFT'],
  [{ status: 'publish', password: 'x' }, 'DRAFT'],
  [{ status: 'trash' }, 'LEFT_OUT'],
  [{ status: 'auto-draft' }, 'LEFT_OUT'],
])('how public an item becomes: %j', (input, state) => {
  expect(visibilityOf({ password: '', date: '', dateGmt: '', ...input }, now).state).toBe(state)
})

test.each([
  ['2024-05-01 02:00:00', '2024-05-01 09:00:00', '', '2024-05-01T02:00:00.000Z'],
  ['0000-00-00 00:00:00', '2024-05-01 09:00:00', '', '2024-05-01T02:00:00.000Z'],
  ['0000-00-00 00:00:00', '0000-00-00 00:00:00', 'Mon, 05 Mar 2018 01:30:00 +0000', '2018-03-05T01:30:00.000Z'],
  ['2024-13-01 02:00:00', '', 'x', undefined],
])('dates: %s, %s, %s', (gmt, local, other, expected) => {
  expect(dateOf(gmt, local, other)?.toISOString()).toBe(expected)
})

test.each([
  ['its category', ['thue'], ['thue=RESEARCH'], 'RESEARCH'],
  ['the nearest one', ['thue'], ['dich-vu=SERVICE', 'thue=NEWS'], 'NEWS'],
  ['all others', ['la'], ['*=TRAINING'], 'TRAINING'],
  ['a category that is above itself', ['vong'], ['*=TRAINING'], 'TRAINING'],
])('the section is that of %s', (_, nicenames, lines, section) => {
  const terms = nicenames.map((nicename) => term('category', nicename))
  expect(articles([entry('1', { terms })], { sections: sectionsOf(...lines) })[0]?.type).toBe(section)
})

test('the main category of a plugin comes first', () => {
  const terms = [term('category', 'tin-tuc'), term('category', 'thue')]
  const meta = new Map([['_yoast_wpseo_primary_category', ['3']]])
  const sections = sectionsOf('tin-tuc=NEWS', 'dich-vu=SERVICE')
  expect(articles([entry('1', { terms, meta })], { sections })[0]?.type).toBe('SERVICE')
})

test('what has no section is asked for, and what has NONE is left out', () => {
  const entries = [
    entry('1', { type: 'page' }),
    entry('2', { terms: [term('category', 'la')] }),
    entry('3', { terms: [term('category', 'khong-phan-loai')] }),
    entry('4', { type: 'don-hang' }),
    entry('5', { terms: [term('category', 'thue')] }),
  ]
  const plan = planned(entries, { sections: sectionsOf('type:don-hang=NONE') })
  expect(plan.unplaced.map(({ keys }) => keys[0]?.key)).toEqual(['type:page', 'la', 'type:post', 'dich-vu'])
  expect(plan.leftOut).toMatchObject([{ entry: { id: '4' }, reason: 'its section is NONE' }])
})

test('the lines of questions can be read once they are answered, with a note too', () => {
  const requested = (...keys: [key: string, name: string][]) =>
    questionsOf(keys.map(([key, name]) => ({ keys: [{ key, name }] })))
  expect(requested(['tin-tuc', 'Tin tức'], ['tin-tuc', 'Tin tức'])).toEqual(['# Tin tức: 2', 'tin-tuc=NEWS'])
  const { errors, map } = parseSections([...requested(['type:page', 'Dịch vụ']), 'a=b=NONE    # 3', 'x', 'y=BLOG'])
  expect(errors).toHaveLength(2)
  expect([...map]).toEqual([
    ['type:page', 'SERVICE'],
    ['a=b', 'NONE'],
  ])
  expect(parseSections(requested(['la', 'Lạ'])).errors).toHaveLength(1)
})

test.each([
  ['its slug in small letters', entry('1', { slug: 'Bài_Một' }), 'bai-mot'],
  ['its number, for another script', entry('8', { slug: '%e6%b3%95-2', title: '法' }), 'bai-8'],
  ['a slug that another article has here', entry('7', { slug: 'co-san' }), 'co-san-7'],
  ['80 characters', entry('1', { slug: `${'a'.repeat(79)}-bb` }), 'a'.repeat(79)],
])('the id is made of %s', (_, input, id) => {
  expect(articles([input], { owners: new Map([['co-san', '']]) })[0]?.id).toBe(id)
})

test('a post that was imported before keeps its id, and no other post gets it', () => {
  const owners = new Map([
    ['ten-cu', '1'],
    ['bai-2', '9'],
    ['bai-3', '3'],
  ])
  const made = articles([entry('1'), entry('2'), entry('3'), entry('4', { slug: 'ten-cu' })], { owners })
  expect(made.map(({ id }) => id)).toEqual(['ten-cu', 'bai-2-2', 'bai-3', 'ten-cu-4'])
})

test('of two with one slug, the public one keeps it', () => {
  const [draft, first, second] = [
    entry('1', { status: 'draft', slug: '', title: 'Lien he' }),
    entry('2', { slug: 'lien-he' }),
    entry('3', { slug: 'lien-he', type: 'page' }),
  ]
  expect(articles([draft, first, second]).map(({ id, postId }) => `${postId} ${id}`)).toEqual([
    '2 lien-he',
    '3 lien-he-3',
    '1 lien-he-1',
  ])
})

test('translations are joined where a plugin tells them', () => {
  const polylang = (id: string, language: string) =>
    entry(id, { terms: [term('language', language), term('post_translations', 'pll_1')] })
  const wpml = (id: string, language: string) =>
    entry(id, {
      meta: new Map([
        ['_wpml_import_language_code', [language]],
        ['_wpml_import_translation_group', ['5']],
      ]),
    })
  const made = articles([
    polylang('1', 'vi'),
    polylang('2', 'zh-hans'),
    polylang('3', 'vi'),
    wpml('4', 'vi'),
    wpml('5', 'en_US'),
    entry('6'),
    entry('7', { terms: [term('language', 'fr')] }),
    entry('8', { terms: [term('language', 'fr')], status: 'private' }),
  ])
  expect(made.map((one) => [one.language, one.translationKey, one.visibility.state])).toEqual([
    ['vi', 'bai-1', 'PUBLIC'],
    ['zh', 'bai-1', 'PUBLIC'],
    ['vi', 'bai-3', 'PUBLIC'],
    ['vi', 'bai-4', 'PUBLIC'],
    ['en', 'bai-4', 'PUBLIC'],
    ['vi', 'bai-6', 'PUBLIC'],
    ['vi', 'bai-7', 'REVISION'],
    ['vi', 'bai-8', 'DRAFT'],
  ])
  expect(made[2]?.notes).toEqual(['it is no translation of bai-1, which has another one in vi'])
  expect(articles([entry('1')], { language: 'en' })[0]?.language).toBe('en')
})

test('old paths lead to the new ones, each once', () => {
  const made = articles([
    entry('1', { meta: new Map([['_wp_old_slug', ['bai-cu', 'bài']]]) }),
    entry('2', { link: 'https://old.example/?p=2' }),
    entry('3', { link: 'https://old.example/2020/01/bai-1/' }),
    entry('4', { link: 'https://old.example/tin-tuc/bai-4' }),
    entry('5', { status: 'draft' }),
    entry('6', { status: 'future' }),
    entry('7', { link: 'https://old.example/' }),
    entry('8', { link: 'javascript:alert(1)' }),
    entry('9', { link: 'https://old.example/en/bai/', terms: [term('language', 'en')] }),
  ])
  const redirects = permalinkRedirects(made)
  expect(redirects).toEqual([
    { from: '/2020/01/bai-1/', to: '/tin-tuc/bai-1' },
    { from: '/?p=2', to: '/tin-tuc/bai-2' },
    { from: '/en/bai/', to: '/en/tin-tuc/bai-9' },
    { from: '/2020/01/bai-cu/', to: '/tin-tuc/bai-1' },
    { from: '/2020/01/b%C3%A0i/', to: '/tin-tuc/bai-1' },
  ])
  expect(redirectsCsv(redirects.slice(1, 2))).toBe('\uFEFF"from","to"\r\n"/?p=2","/tin-tuc/bai-2"\r\n')
})

test('only articles that are here, and that are public, have redirects', () => {
  const result = survey([
    entry('1'),
    entry('2'),
    entry('3', { hasText: false }),
    entry('4', { status: 'private', hasText: false }),
  ])
  const sections = sectionsOf('tin-tuc=NEWS', 'type:post=NEWS')
  const plan = planOf(result, { sections, now })
  expect([...plan.articles.values()].map(({ visibility }) => visibility.state)).toEqual([
    'PUBLIC',
    'PUBLIC',
    'REVISION',
    'DRAFT',
  ])
  expect(redirectsOf({ plan, survey: result, sections, language: 'vi' }, ['bai-1', 'bai-3', 'bai-4'])).toEqual([
    { from: '/2020/01/bai-1/', to: '/tin-tuc/bai-1' },
    { from: '/category/tin-tuc/', to: '/tin-tuc' },
    ...['dich-vu', 'dich-vu/thue', 'vong'].map((name) => ({ from: `/category/${name}/`, to: '/tin-tuc' })),
  ])
})

test.each([
  ['https://old.example/', ''],
  ['https://old.example/vi/', '/vi'],
])('lists of categories of %s lead to the lists of their sections', (link, base) => {
  const deeper = new Map([
    ...categories,
    ['vat', category('5', 'vat', 'thue')],
    ['mo-coi', category('6', 'mo-coi', 'x')],
  ])
  const sections = sectionsOf('dich-vu=SERVICE', 'tin-tuc=NONE', 'mo-coi=NEWS')
  expect(categoryRedirects(deeper, sections, 'en', link)).toEqual([
    { from: `${base}/category/dich-vu/`, to: '/en/dich-vu' },
    { from: `${base}/category/dich-vu/thue/`, to: '/en/dich-vu' },
    { from: `${base}/category/dich-vu/thue/vat/`, to: '/en/dich-vu' },
    { from: `${base}/category/mo-coi/`, to: '/en/tin-tuc' },
  ])
})

test('what visitors sent, and settings of plugins, become no articles, whatever the sections are', () => {
  const internal = ['feedback', 'flamingo_inbound', 'tablepress_table', 'polylang_mo', 'elementor-hf', 'shop_order']
  expect(internal.filter(isInternal)).toEqual(internal)
  expect(['post', 'page', 'e-book', 'du-an', 'portfolio', 'product', 'wp_block'].filter(isInternal)).toEqual([])
})
