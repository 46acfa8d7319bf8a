import { expect, test } from '@jest/globals'
import { file, found, origin, page, site } from '../samples'
import { links } from './links'
import { reachable } from './reachable'

const linking = (body: string) => page(`${origin}/a`, { body })

test.each([
  ['a link', '<a href="/b">B</a>', `${origin}/b answers nothing`],
  ['an area', '<map name="m"><area href="/b" alt="B"></map>', `${origin}/b answers nothing`],
  ['a form', '<form action="/b"></form>', `${origin}/b answers nothing`],
  ['a picture', '<img src="/b.webp" alt="">', `${origin}/b.webp answers nothing`],
  [
    'the smallest of a set',
    '<picture><source srcset="/c.webp 640w, /b.webp 192w"></picture>',
    `${origin}/b.webp answers nothing`,
  ],
  ['what scripts cannot show', '<noscript><a href="/b">B</a></noscript>', `${origin}/b answers nothing`],
  ['a name that nothing has', '<a href="#nowhere">B</a>', `${origin}/a has nothing called #nowhere`],
])('%s that leads nowhere is found', (_, body, what) => {
  expect(found(links, { pages: [linking(body)] })).toEqual([what])
})

test.each([
  ['another host', '<a href="https://elsewhere.example/b">B</a>'],
  ['a telephone', '<a href="tel:0900000100">B</a>'],
  ['the studio', '<a href="/admin">B</a>'],
  ['signing in', '<form action="/api/sign-in/google"></form>'],
  ['a form that sends something', '<form action="/b" method="post"></form>'],
  ['a place of the page', '<h2 id="muc-1">1</h2><a href="#muc-1">B</a><a href="#top">B</a>'],
])('%s is not asked for', (_, body) => {
  expect(found(links, { pages: [linking(body)] })).toEqual([])
})

test('a link that leads on is found, the choice of a language leads on by right', () => {
  const files = (to: string) =>
    new Map([
      ...site().files,
      [`${origin}/b`, file({ status: 308, to: `${origin}/c` })],
      [`${origin}/en?language=en`, file({ status: 307, to })],
    ])
  const choosing = linking('<a href="/en?language=en">English</a>')
  expect(found(links, { pages: [linking('<a href="/b">B</a>')], files: files(`${origin}/en`) })).toEqual([
    `${origin}/b answers 308, leading to ${origin}/c`,
  ])
  expect(found(links, { pages: [choosing], files: files(`${origin}/en`) })).toEqual([])
})

const a = page(`${origin}/a`)
const b = page(`${origin}/b`)

test('the sitemap and the links must list the same pages', () => {
  expect(found(reachable, { pages: [a, b], reached: new Set([a.address]) })).toEqual([
    'is in the sitemap, and no link leads there',
  ])
  expect(found(reachable, { pages: [a, b], sitemaps: [] })).toEqual(
    Array(2).fill('shall be found, and is not in the sitemap'),
  )
})

test('of a list the sitemap lists the first page', () => {
  expect(found(reachable, { pages: [a, page(`${origin}/a?page=2`)], sitemaps: site({ pages: [a] }).sitemaps })).toEqual(
    [],
  )
})

test.each([
  ['one that shall not be found', page(`${origin}/b`, { robots: 'noindex' })],
  ['one by its header', page(`${origin}/b`, { headers: { 'x-robots-tag': 'noindex' } })],
  ['one known by another address', page(`${origin}/b`, { canonical: a.address })],
  ['one that is gone', page(`${origin}/b`, { status: 404 })],
])('%s has no place in the sitemap', (_, strange) => {
  expect(found(reachable, { pages: [a, strange] })).toEqual([
    'is in the sitemap, and is no page to be found under this address',
  ])
})
