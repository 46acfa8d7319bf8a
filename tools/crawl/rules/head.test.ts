import { expect, test } from '@jest/globals'
import { found, origin, page } from '../samples'
import { agents } from './agents'
import { canonical, head, previewTags } from './head'
import { words } from './words'

const address = `${origin}/a`

test.each([
  ['a title twice', { head: '<title>Hai | ILC</title>' }, 'has 2 × title'],
  ['no brand', { title: 'Bài viết' }, 'the title “Bài viết” is not of the pattern “… | ILC”'],
  ['no description', { description: '' }, 'has 0 × description'],
  ['a tag twice', { head: '<meta property="og:type" content="website">' }, 'has 2 × og:type'],
  [
    'the colour of a mode twice',
    { head: '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">' },
    'has 2 × dark theme-color',
  ],
  ['metadata in the body', { body: '<meta name="author" content="A">' }, 'meta author stands in the body'],
  [
    'an address of another version in the body',
    { body: '<link rel="alternate" hreflang="en" href="/en/a">' },
    'link alternate stands in the body',
  ],
  [
    'a head that a browser ends early',
    { head: '<div></div><meta name="late" content="A">' },
    'meta late stands in the body',
  ],
  ['an address that is not whole', { canonical: '/a' }, 'the canonical address /a is not absolute'],
])('%s is found', (_, changes, what) => {
  expect(found(head, { pages: [page(address, changes)] })).toContain(what)
})

test.each([
  ['long styles before it', { head: `<style>${'a'.repeat(4000)}</style><meta property="og:x" content="y">` }],
  ['a long text of three bytes a character', { head: `<meta property="og:x" content="${'法'.repeat(1400)}">` }],
])('a preview tag is found late: %s', (_, changes) => {
  expect(found(previewTags, { pages: [page(address)] })).toEqual([])
  expect(found(previewTags, { pages: [page(address, { status: 404, ...changes })] })).toEqual([
    expect.stringMatching(/^its preview tags end at byte [45]\d{3}$/),
  ])
})

test('what is shared is the canonical address', () => {
  const other = page(address, { head: `<meta property="og:url" content="${origin}/b">` })
  expect(found(head, { pages: [other] })).toContain('has 2 × og:url')
  const html = page(address)
  html.tags = html.tags.map((tag) =>
    tag.attributes.property === 'og:url' ? { ...tag, attributes: { ...tag.attributes, content: `${origin}/b` } } : tag,
  )
  expect(found(head, { pages: [html] })).toEqual([`og:url is ${origin}/b, the canonical address ${address}`])
})

test.each([
  [
    'a page that says otherwise',
    [page(address, { canonical: `${origin}/b` }), page(`${origin}/b`, { canonical: `${origin}/c` })],
    `the canonical address ${origin}/b is no page that says the same`,
  ],
  [
    'a page that is not to be found',
    [page(address, { canonical: `${origin}/b` }), page(`${origin}/b`, { robots: 'noindex' })],
    `the canonical address ${origin}/b is no page that says the same`,
  ],
  [
    'another host',
    [page(address, { canonical: 'https://elsewhere.example/a' })],
    'the canonical address https://elsewhere.example/a is on another host',
  ],
  [
    'another language',
    [page(`${origin}/en/a`, { language: 'en' })],
    `og:locale is vi_VN, the canonical address ${origin}/en/a`,
  ],
  [
    'a page in another language than its address',
    [page(`${origin}/zh/a`, { locale: 'zh_CN' })],
    'the page is in “vi”, its address is not',
  ],
])('a canonical address of %s is found', (_, pages, what) => {
  expect(found(canonical, { pages })).toContain(what)
})

test('an article under another language is known by its own address', () => {
  const own = page(address)
  expect(found(canonical, { pages: [own, page(`${origin}/en/a`, { language: 'en', canonical: address })] })).toEqual([])
})

test('texts that say too little, or what another page says, are found', () => {
  const text = 'Một đoạn mô tả đủ dài để nói với người tìm kiếm rằng trang này viết về điều gì.'
  const twins = ['/a', '/b'].map((path) => page(origin + path, { title: `Bài viết ${path} | ILC`, description: text }))
  expect(found(words, { pages: twins })).toEqual([`has the description of ${address}: “${text}”`])
  expect(found(words, { pages: [page(`${origin}/a?page=2`, { description: text }), ...twins.slice(0, 1)] })).toEqual([])
  expect(found(words, { pages: [page(address, { description: 'Ngắn.' })] })).toEqual([
    'the description is 5 letters long: “Ngắn.”',
  ])
  expect(
    found(words, {
      pages: [page(address, { description: '为中小企业提供法律咨询、数字化转型、金融与培训服务的研究院网站首页。' })],
    }),
  ).toEqual([])
  expect(
    found(words, { pages: [twins[0] ?? page(address), page(`${origin}/b`, { description: text, robots: 'noindex' })] }),
  ).toEqual([])
})

test('an agent that is answered otherwise is found', () => {
  const pages = [page(address)]
  expect(found(agents, { pages, seen: [{ address, agent: 'Zalo', status: 503, isSame: false }] })).toEqual([
    'Zalo is answered 503, Googlebot 200',
  ])
  expect(found(agents, { pages, seen: [{ address, agent: 'curl', status: 200, isSame: false }] })).toEqual([
    'curl gets other HTML than Googlebot',
  ])
})
