import { expect, jest, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { sampleArticle } from '@/lib/testing/content-fixtures'
import { prepare } from '@/lib/content/preparation/prepare'
import type { WholeArticle } from '@/lib/queries/feed'
import { articleMarkdown } from '@/lib/seo/markdown/article-markdown'
import { llmsText } from '@/lib/seo/markdown/llms'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { atom } from './atom'
import { feedOf, jsonFeed } from './feed'
import { rss } from './rss'

const content =
  '<h2>Why</h2><p>See <a href="/en/lien-he">us</a>.</p><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>'
const url = 'http://localhost:3000/en/tin-tuc/new-law'
const prepared = (html: string) => prepare({ content: html, language: 'en', page: url }).article

const article: WholeArticle = {
  ...sampleArticle,
  id: 'new-law',
  title: 'New law [draft] & more',
  summary: 'What <changes>',
  updatedDate: new Date('2026-03-20T01:30:00Z'),
  language: 'en',
  content,
  prepared: prepared(content),
  cited: { texts: [], idByKey: {} },
  translations: [{ id: 'luat-moi', language: 'vi', type: 'NEWS' }],
  authors: [{ name: 'An', member: undefined }],
}

const feed = feedOf('en', 'NEWS', [article])
const parsed = (xml: string) => new new JSDOM('').window.DOMParser().parseFromString(xml, 'application/xml')
const text = (node: Document | Element, name: string) => node.getElementsByTagName(name)[0]?.textContent
const id = 'tag:localhost,2024:luat-moi/en'

test('RSS 2.0 has what feed readers require, with the whole text', () => {
  const item = parsed(rss(feed)).getElementsByTagName('item')[0]
  if (!item) throw new Error('no item')
  expect(
    ['title', 'link', 'guid', 'pubDate', 'dc:creator', 'category', 'description'].map((name) => text(item, name)),
  ).toEqual([article.title, url, id, 'Sat, 14 Mar 2026 01:30:00 GMT', 'An', 'News', article.summary])
  expect(text(item, 'content:encoded')).toContain('<a href="http://localhost:3000/en/lien-he">us</a>')
  expect(text(item, 'content:encoded')).not.toContain('<iframe')
  expect(parsed(rss(feed)).getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
    'http://localhost:3000/feed/en/tin-tuc/rss.xml',
  )
})

test('Atom has what RFC 4287 requires', () => {
  const document = parsed(atom(feed))
  const entry = document.getElementsByTagName('entry')[0]
  if (!entry) throw new Error('no entry')
  expect(['id', 'title', 'published', 'updated'].map((name) => text(entry, name))).toEqual([
    id,
    article.title,
    '2026-03-14T01:30:00.000Z',
    '2026-03-20T01:30:00.000Z',
  ])
  expect([text(document, 'id'), text(document, 'updated')]).toEqual([
    'http://localhost:3000/feed/en/tin-tuc/atom.xml',
    '2026-03-20T01:30:00.000Z',
  ])
})

test('JSON Feed 1.1', () => {
  expect(JSON.parse(jsonFeed(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'en',
    feed_url: 'http://localhost:3000/feed/en/tin-tuc/feed.json',
    items: [{ id, url, title: article.title, date_modified: '2026-03-20T01:30:00.000Z', authors: [{ name: 'An' }] }],
  })
})

test('an article without a date is in the feeds without one, where the format allows it', () => {
  const undated = { ...article, createDate: undefined, updatedDate: undefined }
  const some = feedOf('en', 'NEWS', [undated])
  expect([text(parsed(rss(some)), 'pubDate'), text(parsed(rss(some)), 'lastBuildDate')]).toEqual([undefined, undefined])
  const entry = parsed(atom(some)).getElementsByTagName('entry')[0] ?? parsed('<none/>')
  expect([text(entry, 'published'), text(entry, 'updated')]).toEqual([undefined, '2024-01-01T00:00:00.000Z'])
  expect(JSON.parse(jsonFeed(some)).items[0]).not.toHaveProperty('date_published')
  expect(articleMarkdown(undated, article.prepared)).not.toMatch(/2024|2026|undefined/)
})

test('what closes a tag stays apart from a sign that would strike it through', () => {
  const html = '<p>\u0338 onmouseover=alert(1) </p>'
  const struck = { ...article, title: 'a>\u0338', prepared: { ...article.prepared, portable: html } }
  const some = feedOf('en', 'NEWS', [struck])
  for (const xml of [rss(some), atom(some)]) {
    expect(xml).toContain('&lt;p&gt;\u0338')
    expect(xml).not.toContain('\u226F')
  }
})

test('Markdown has the content of the page, and special characters of a title are escaped', () => {
  const markdown = articleMarkdown(article, article.prepared)
  expect(markdown.split('\n')[0]).toBe('# New law \\[draft\\] & more')
  for (const part of [
    '> What \\<changes>',
    `<${url}>`,
    '- By An',
    '- Updated Friday, 3/20/2026',
    '[Đọc bản tiếng Việt](http://localhost:3000/tin-tuc/luat-moi.md)',
    '## Why',
    '[us](http://localhost:3000/en/lien-he)',
    '| A   |\n| --- |\n| 1   |',
  ])
    expect(markdown).toContain(part)
})

test('a long table is written in bounded time, and text that looks like an element stays text', () => {
  const rows = '<tr><td>một</td><td>&lt;b&gt;</td></tr>'.repeat(1000)
  const markdown = articleMarkdown(article, prepared(`<table><tbody>${rows}</tbody></table>`))
  expect(markdown.match(/một \| \\<b>/g)).toHaveLength(1000)
})

test('the text for language models describes the site and links to its texts', () => {
  const lines = llmsText(sampleSiteRecord(), { articles: [article], laws: [], members: [] }).split('\n')
  expect(lines[0]).toBe('# Viện Khoa học Pháp lý và Phát triển Doanh nghiệp (ILC)')
  expect(lines).toContain(`- [New law \\[draft\\] & more](${url}.md)`)
  expect(lines.filter((line) => line.startsWith('## '))).toHaveLength(2)
})

test('an article that cannot be shown is left out of the feed and logged once; the others stay', () => {
  const log = jest.mocked(console.error)
  const broken = { ...article, id: 'broken', createDate: new Date(NaN), updatedDate: undefined }
  const withoutId = { ...article, id: 'half \uD800' }
  const feeds = [0, 1].map(() => feedOf('en', 'NEWS', [broken, article, withoutId]))
  for (const made of feeds) {
    expect([rss(made), atom(made), jsonFeed(made)].map((text) => text.includes('new-law'))).toEqual([true, true, true])
    expect(made.items.map(({ url }) => url)).toEqual([url])
  }
  expect(log.mock.calls.map(([message]) => message)).toEqual([
    '"broken" is left out of the feeds:',
    '"half \\ud800" is left out of the feeds:',
  ])
  log.mockClear()
})
