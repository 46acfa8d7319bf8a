import { expect, test } from '@jest/globals'
import { found, origin, page, sitemap } from '../samples'
import { versions } from './versions'

const [vi, en] = [`${origin}/a`, `${origin}/en/a`]
const all = { vi, en, 'x-default': vi }
const english = (named: Record<string, string>, changes = {}) =>
  page(en, { language: 'en', locale: 'en_US', versions: named, ...changes })
const entries = (named: Record<string, string>) =>
  Object.entries(named)
    .map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
    .join('')
const reported = sitemap([vi, en], { [vi]: entries(all), [en]: entries(all) })

test('versions that name each other are right', () => {
  expect(found(versions, { pages: [page(vi, { versions: all }), english(all)], sitemaps: [reported] })).toEqual([])
})

test.each([
  ['does not answer', english({ en, 'x-default': en }), `the version for en, ${en}, does not name this page`],
  ['is in another language', english(all, { language: 'vi' }), `the version for en, ${en}, is in “vi”`],
  ['is not to be found', english(all, { robots: 'noindex' }), `the version for en, ${en}, is no page to be found`],
])('a version that %s is found', (_, other, what) => {
  expect(found(versions, { pages: [page(vi, { versions: all }), other], sitemaps: [] })).toContain(what)
})

test.each([
  ['itself', { en, 'x-default': vi }, 'does not name itself among its versions'],
  ['one for all others', { vi, en }, 'names no version for other languages'],
  ['whole addresses', { ...all, en: '/en/a' }, 'the version for en has no absolute address: /en/a'],
])('a page that does not name %s is found', (_, named, what) => {
  expect(found(versions, { pages: [page(vi, { versions: named }), english(all)], sitemaps: [] })).toContain(what)
})

test('a sitemap with other versions is found', () => {
  expect(
    found(versions, {
      pages: [page(vi, { versions: all }), english(all)],
      sitemaps: [sitemap([vi, en], { [vi]: entries(all), [en]: entries({ en }) })],
    }),
  ).toEqual([`names the versions “en ${en}, vi ${vi}, x-default ${vi}”, the sitemap “en ${en}”`])
})
